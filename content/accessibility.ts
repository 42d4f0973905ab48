/** Date of the last full test. */
export const accessibilityDate = "2026-11-25";

/** What was tested against WCAG 2.2, and how. */
export const accessibilityTests: Readonly<Record<string, string>> = {
  "Automated checks":
    "axe runs on every kind of page in the light and the dark theme, and on dialogs, menus and error states. It finds no problems, apart from samples of your own colors, which it skips. These checks are part of the site's tests.",
  Keyboard:
    "The main tasks of the tools are tested with the keyboard alone, including pickers, sorting and menus. Press F8 to go to a notification, and ? for a page's shortcuts, where you can turn off single-key shortcuts.",
  "Visible focus":
    "Every tool was tabbed through at 1440 × 900, 1280 × 640 and 390 × 844. At the last two sizes also backward: no bar covers the focused control. Closing a dialog returns focus to where it was.",
  "Zoom and reflow":
    "No page scrolls sideways at 360 pixels or at 400% zoom (320 pixels). Bars at the edges leave more than half of the window free.",
  "Text spacing":
    "The spacing of criterion 1.4.12 was set on every page at 390 and 1280 pixels. Text wraps, apart from the color names listed under known limits.",
  Touch:
    "Targets are at least 24 × 24 pixels or have that much space around them. Fields don't zoom the page. Most dragging has an alternative by single clicks or typed numbers; the exceptions are under known limits.",
  "Forced colors":
    "12 pages were checked in light and dark high contrast. Buttons, focus and selection use the system's colors. Swatches keep their own.",
  "Reduced motion": "With this setting on, transitions and animations are off.",
  Announcements:
    "Live regions were recorded while each tool did its main task. Each result is announced once, after you stop typing or dragging.",
  "Without JavaScript":
    "Every tool shows its result for the colors in its address, as complete HTML with headings and labels.",
};

/** Known failures, and what was not tested. */
export const accessibilityLimits: Readonly<Record<string, string>> = {
  "Screen readers by ear":
    "Names, roles and announcements were checked by scripts. No one has listened to the whole site with NVDA, JAWS, VoiceOver or TalkBack yet.",
  "Colors you choose":
    "Previews and samples show your colors as they are, so they can fail any contrast requirement. Codes on a swatch are black or white, whichever reads better.",
  Dragging:
    "In gradients, the midpoints between colors and the handles of a custom curve need a drag or keys. If you find another control like that, tell us.",
  "Shortened names":
    "In narrow columns, long color names end with an ellipsis. More letter spacing shortens more of them. The color's code stays complete.",
  "Maps of shades":
    "Dots on the maps of Shades pages are smaller than 24 pixels on phones. The list below each map has the same links.",
  "Pictures you open":
    "They have no description. Picking a pixel works by keyboard and announces the color, but finding it requires sight.",
  "Ads and payments": "Ads from an ad network and payment pages are made by others and weren't tested.",
  Audit: "No outside expert has audited the site. These are the results of our own tests.",
};
