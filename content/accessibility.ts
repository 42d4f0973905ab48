/** Date of the last full test. */
export const accessibilityDate = "2026-11-25";

/** What was tested against WCAG 2.2, and how. */
export const accessibilityTests: readonly { term: string; text: string }[] = [
  {
    term: "Automated checks",
    text: "axe runs on every kind of page in the light and the dark theme, and on dialogs, menus and error states. It finds no problems, apart from samples of your own colors, which it skips. These checks are part of the site's tests.",
  },
  {
    term: "Keyboard",
    text: "The main tasks of the tools are tested with the keyboard alone, including pickers, sorting and menus. Press ? for a page's shortcuts. Single-key shortcuts can be turned off there.",
  },
  {
    term: "Visible focus",
    text: "Every tool was walked through with Tab at 1440 × 900, 1280 × 640 and 390 × 844. No focused control is covered by a bar, and closing a dialog returns the focus.",
  },
  {
    term: "Zoom and reflow",
    text: "No page scrolls sideways at 360 pixels or at 400% zoom (320 pixels). Bars at the edges leave more than half of the window free.",
  },
  {
    term: "Text spacing",
    text: "The spacing of criterion 1.4.12 was set on every page at 390 and 1280 pixels. Text wraps, apart from the color names listed under known limits.",
  },
  {
    term: "Touch",
    text: "Targets are at least 24 × 24 pixels or have that much space around them. Fields don't zoom the page. Dragging has alternatives: buttons, numbers or keys.",
  },
  {
    term: "Forced colors",
    text: "12 pages were looked at in light and dark high contrast. Buttons, focus and selection use the system's colors. Swatches keep their own.",
  },
  { term: "Reduced motion", text: "With this setting on, transitions and animations are off." },
  {
    term: "Announcements",
    text: "Live regions were recorded while each tool did its main task. Each result is announced once, after you stop typing or dragging.",
  },
  {
    term: "Without JavaScript",
    text: "Every tool shows its result for the colors in its address, as complete HTML with headings and labels.",
  },
];

/** Known failures, and what was not tested. */
export const accessibilityLimits: readonly { term: string; text: string }[] = [
  {
    term: "Screen readers by ear",
    text: "Names, roles and announcements were checked by scripts. No one has listened to the whole site with NVDA, JAWS, VoiceOver or TalkBack yet.",
  },
  {
    term: "Colors you choose",
    text: "Previews and samples show your colors as they are, so they can fail any contrast. Codes on a swatch are black or white, whichever reads better.",
  },
  {
    term: "Not checked one by one",
    text: "Not every control that drags was checked for another way. Tell us if you find one without it.",
  },
  {
    term: "Shortened names",
    text: "In narrow columns, long color names end with an ellipsis. More letter spacing shortens more of them. The color's code stays complete.",
  },
  {
    term: "Maps of shades",
    text: "Dots on the maps of Shades pages are smaller than 24 pixels on phones. The list below each map has the same links.",
  },
  {
    term: "Pictures you open",
    text: "They have no description. Picking a pixel works by keyboard and announces the color, but finding it takes sight.",
  },
  {
    term: "Ads and payments",
    text: "Ads of an ad network and the payment pages are made by others. They weren't tested.",
  },
  { term: "Audit", text: "No outside expert has audited the site. These are the results of our own tests." },
];
