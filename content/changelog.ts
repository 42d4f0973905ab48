export type Release = {
  /** Used in the entry's address and in the feed; must not change. */
  id: string;
  /** Time of the final commit, in UTC. */
  date: string;
  title: string;
  /** Its purpose, in a sentence or two. */
  text: string;
  /** The visible changes; the link leads to them. */
  changes: readonly { text: string; link?: { label: string; to: string } }[];
};

/** Changes to the site, newest first. */
export const changelog: readonly Release[] = [
  {
    id: "your-own-names",
    date: "2026-12-01T07:00:00Z",
    title: "Your own names",
    text: "Imported names in every tool, and repairs for phones, keyboards and large text.",
    changes: [
      {
        text: "Colors keep the names of the file or code you import, in every tool and its exports.",
        link: { label: "Color Palette Generator", to: "/color-palette-generator" },
      },
      {
        text: "Zooming keeps the picked color in view, and phones show its code without scrolling.",
        link: { label: "Image Color Picker", to: "/image-color-picker" },
      },
      {
        text: "The handles of a linear gradient are on their colors.",
        link: { label: "Gradient Generator", to: "/gradient-generator" },
      },
      {
        text: "Themes use an off-white or near-black of your palette as the surface.",
        link: { label: "Playground", to: "/playground" },
      },
      {
        text: "The shares of a mix name their colors.",
        link: { label: "Color Mixer", to: "/color-mixer" },
      },
      {
        text: "You stay logged in even if the storage of your browser is full.",
      },
    ],
  },
  {
    id: "two-fingers",
    date: "2026-12-01T00:30:00Z",
    title: "Two fingers, one trash",
    text: "About 50 repairs, found on phones, in accounts and with a ruler.",
    changes: [
      {
        text: "Two fingers zoom and move a picture, even if they start on pins, and the loupe is above your finger.",
        link: { label: "Image Color Picker", to: "/image-color-picker" },
      },
      {
        text: "The slider for the text size stays under the pointer while the sample changes.",
        link: { label: "Contrast Checker", to: "/contrast-checker" },
      },
      {
        text: "Before the trash deletes something for good, it asks, and Back finds your place in long lists.",
        link: { label: "Library", to: "/user/palettes" },
      },
      {
        text: "Removing one of two second factors no longer asks for the other one, and new recovery codes ask first.",
        link: { label: "Account", to: "/user/account" },
      },
      {
        text: "The swatches of a family start with its own color, and distances to Tailwind colors belong to the hex codes beside them.",
        link: { label: "Color Name Finder", to: "/color-name-finder" },
      },
      {
        text: "Search finds the exact name first.",
      },
    ],
  },
  {
    id: "read-as-you-meant-it",
    date: "2026-11-30T21:05:00Z",
    title: "Read as you meant it",
    text: "More than 100 repairs of imports, exports, undo, the dashboard and prints.",
    changes: [
      {
        text: "Plain numbers are read in the format of their field: 200 50 40 in the HSL row is HSL.",
        link: { label: "Color Converter", to: "/convert" },
      },
      {
        text: "Imports keep the names next to bare hex codes, and read the exports of Coolors and Adobe, Markdown tables and Figma's opacities.",
      },
      {
        text: "PNG and Procreate files of a theme include its dark colors, and each format says what it can't keep.",
        link: { label: "Playground", to: "/playground" },
      },
      {
        text: "Taps of an arrow key in quick succession are one undo step, and Undo keeps the focus nearby.",
        link: { label: "Gradient Generator", to: "/gradient-generator" },
      },
      {
        text: "Search finds tools despite typos, and the pages for every pair of formats.",
      },
      {
        text: "Saved gradients and translucent colors look as you saved them, on the dashboard and when shared.",
        link: { label: "Library", to: "/user/palettes" },
      },
      {
        text: "On the command line, the audit's fixes never make text unreadable.",
      },
    ],
  },
  {
    id: "where-you-left-it",
    date: "2026-11-30T18:25:00Z",
    title: "Where you left it",
    text: "About 70 repairs, found by using every tool with a mouse, by keyboard and on phones.",
    changes: [
      {
        text: "Your picture, the text you convert and the palette on the home page are still there when you come back to the page.",
        link: { label: "Color Palette From Image", to: "/color-palette-from-image" },
      },
      {
        text: "Importing a gradient keeps its angle and positions, and Undo undoes only the import.",
        link: { label: "Gradient Generator", to: "/gradient-generator" },
      },
      {
        text: "On the HSL and RYB wheels, black and white keep their hue.",
        link: { label: "Color Wheel", to: "/color-wheel" },
      },
      {
        text: "Delete and P act on the color with the focus, and copies match what is shown.",
        link: { label: "Color Palette Builder", to: "/color-palette-builder" },
      },
      {
        text: "The contrast of a palette reads links and code, and shows opacity.",
        link: { label: "Contrast Checker", to: "/contrast-checker?v=palette" },
      },
      {
        text: "After you turn on two-factor authentication, your other browsers keep the changes they haven't sent.",
        link: { label: "Account", to: "/user/account" },
      },
      {
        text: "The color codes and the name finder respond sooner on phones.",
        link: { label: "HTML color codes", to: "/html-color-codes" },
      },
    ],
  },
  {
    id: "results-read-aloud",
    date: "2026-11-30T15:15:00Z",
    title: "Results read aloud",
    text: "Repairs for people who use a screen reader, or the keyboard, or single clicks instead of drags.",
    changes: [
      {
        text: "What you save, filter and compare is announced once, switches keep their names, and swatches are described in words.",
        link: { label: "Compare Colors", to: "/compare-colors" },
      },
      {
        text: "Colors move with the arrows in each stripe's More menu, on wide screens, too.",
        link: { label: "Color Palette Generator", to: "/color-palette-generator" },
      },
      {
        text: "A crop can be set with sliders, and colors you add during a search stay.",
        link: { label: "Color Palette From Image", to: "/color-palette-from-image" },
      },
      {
        text: "The arrow keys reach every pair of a palette's table.",
        link: { label: "Contrast Checker", to: "/contrast-checker" },
      },
    ],
  },
  {
    id: "one-gesture-one-undo",
    date: "2026-11-30T12:30:00Z",
    title: "One gesture, one undo",
    text: "More than a hundred small repairs, most of them to undo, keys, fields and imports.",
    changes: [
      {
        text: "Dragging in a color panel, holding a key and typing a number each count as one undo step, in every tool.",
        link: { label: "Color Palette Builder", to: "/color-palette-builder" },
      },
      {
        text: "Dragging in the panel of a stripe no longer drags the stripe, and Start from keeps your number of colors, harmony and rules.",
        link: { label: "Color Palette Generator", to: "/color-palette-generator" },
      },
      {
        text: "Pasted lists and imports read P3 and other wide colors, Android colors, opacity columns and tiny numbers.",
        link: { label: "Color Palette From Image", to: "/color-palette-from-image" },
      },
      {
        text: "Gradients with a midpoint or stops past the end look the same in every code format, and saved ones are shown with their hue direction.",
        link: { label: "Gradient Generator", to: "/gradient-generator" },
      },
      {
        text: "Palettes opened from the search or a color panel save to the same palette. Undo in the tray restores only what it removed.",
        link: { label: "Library", to: "/user/palettes" },
      },
      {
        text: "If a connection breaks while your session is being renewed, you stay logged in.",
        link: { label: "Account", to: "/user/account" },
      },
    ],
  },
  {
    id: "colors-come-along",
    date: "2026-11-30T02:00:00Z",
    title: "Colors come along",
    text: "The next tool opens with your colors, pages load less code, and notifications can be reached by keyboard.",
    changes: [
      {
        text: "Links to related tools, below each tool, now open with your colors.",
        link: { label: "Color Palette Generator", to: "/color-palette-generator" },
      },
      {
        text: "Hold the space bar for a run of palettes, and a single Undo reverts them all. A color pasted into the builder is added to the palette.",
        link: { label: "Color Palette Builder", to: "/color-palette-builder" },
      },
      {
        text: "On phones, colors can be dragged from the first touch. Short pages print on a single sheet.",
        link: { label: "Playground", to: "/playground" },
      },
      {
        text: "F8 goes to the latest notification. More changes are announced to screen readers.",
        link: { label: "Accessibility", to: "/accessibility" },
      },
    ],
  },
  {
    id: "nothing-jumps",
    date: "2026-11-29T22:30:00Z",
    title: "Nothing jumps",
    text: "Pages stay whole while their code loads, swipes don't move sliders, and a mistyped email address can't give your account away.",
    changes: [
      {
        text: "On slow connections, the rest of the page no longer disappears for a moment, along with what you typed there.",
        link: { label: "Gradient Generator", to: "/gradient-generator" },
      },
      {
        text: "On phones, a swipe that starts on a slider only scrolls, and a tap outside a panel only closes it.",
        link: { label: "Color Wheel", to: "/color-wheel" },
      },
      {
        text: "Number fields read 12,5 as well as 12.5. A color pasted on any color page opens its own page.",
        link: { label: "Colors", to: "/color" },
      },
      {
        text: "A new email address is confirmed from both mailboxes. A password reset link works until you set a new password.",
        link: { label: "Account", to: "/user/account" },
      },
    ],
  },
  {
    id: "fewer-dead-ends",
    date: "2026-11-29T19:30:00Z",
    title: "Fewer dead ends",
    text: "The search answers questions, a single color becomes a palette, and pages keep working when a browser translates them.",
    changes: [
      {
        text: "Ask the search what goes with green, or paste a color anywhere on the home page.",
        link: { label: "Home page", to: "/" },
      },
      {
        text: "A contrast fix changes as little as possible: the text, the background or the opacity.",
        link: { label: "Contrast Checker", to: "/contrast-checker" },
      },
      {
        text: "Several scales can be exported with names of your own, such as brand and danger.",
        link: { label: "Color Shades", to: "/color-shades" },
      },
      {
        text: "Pages translated by the browser show current values, and a button clicked while a page loads still works.",
        link: { label: "Color Palette Generator", to: "/color-palette-generator" },
      },
    ],
  },
  {
    id: "numbers-as-seen",
    date: "2026-11-29T17:25:00Z",
    title: "Numbers as you see them",
    text: "Transparent colors and simulated color blindness are measured by what is on the screen.",
    changes: [
      {
        text: "Gradients that fade to transparent look the same in SVG and on a canvas as in CSS.",
        link: { label: "Gradient Generator", to: "/gradient-generator" },
      },
      {
        text: "Fixes for transparent colors are compared as they look on screen, so the one listed as nearest really is.",
        link: { label: "Contrast Checker", to: "/contrast-checker" },
      },
      {
        text: "Color blindness gives the same colors in comparisons and the API as on color pages.",
        link: { label: "Compare Colors", to: "/compare-colors" },
      },
      {
        text: "Large default fonts get the layout of a narrower screen, and a phone held sideways shows the whole palette.",
        link: { label: "Color Palette Generator", to: "/color-palette-generator" },
      },
    ],
  },
  {
    id: "contrast-in-view",
    date: "2026-11-29T13:50:00Z",
    title: "The contrast stays in view",
    text: "On phones, the color panel leaves room for what you adjust. And controls are easier to see on every screen.",
    changes: [
      {
        text: "The color field stays visible above the panel, and so does the contrast in the contrast checker.",
        link: { label: "Contrast Checker", to: "/contrast-checker" },
      },
      {
        text: "Fields, selected tabs and pressed buttons have clear edges, and the focus ring of a button shows on every color.",
        link: { label: "Accessibility", to: "/accessibility" },
      },
    ],
  },
  {
    id: "import-reads-more",
    date: "2026-11-29T01:45:00Z",
    title: "Import reads more",
    text: "Paste the code of an app, a theme or a table, and its colors arrive with their names.",
    changes: [
      {
        text: "Swift, Kotlin and Dart, Android and XAML resources, and Figma variables with their dark values.",
        link: { label: "Color Palette Builder", to: "/color-palette-builder" },
      },
      {
        text: "Themes whose variables are made of other variables, as in Bulma and Bootstrap.",
        link: { label: "Color Shades", to: "/color-shades" },
      },
      {
        text: "SVG drawings with style sheets and strokes, and tables in which a name is a color word, such as Teal.",
        link: { label: "Color Palette Generator", to: "/color-palette-generator" },
      },
    ],
  },
  {
    id: "connected-apps",
    date: "2026-11-26T19:40:00Z",
    title: "Your library in your AI assistant",
    text: "Connect an assistant to your account, and it can read the colors, palettes and projects you've saved.",
    changes: [
      {
        text: "The MCP server offers your library after you log in and allow it. Apps can't change what you've saved.",
        link: { label: "MCP server", to: "/api#mcp" },
      },
      {
        text: "Your account page lists connected apps. Disconnect one, and it can't read anything anymore.",
        link: { label: "Account", to: "/user/account" },
      },
    ],
  },
  {
    id: "docs-for-javascript",
    date: "2026-11-26T16:30:00Z",
    title: "Docs for JavaScript",
    text: "The color engine of this site has documentation: each function with its types and an example.",
    changes: [
      {
        text: "17 topics, from parsing and contrast to palette files and the colors of a picture.",
        link: { label: "Color engine for JavaScript", to: "/docs" },
      },
      {
        text: "On phones, a tool's actions stay at the bottom of the screen as you scroll.",
        link: { label: "All tools", to: "/tools" },
      },
    ],
  },
  {
    id: "sessions-and-passkeys",
    date: "2026-11-26T14:00:00Z",
    title: "Sessions and passkeys",
    text: "See where you're logged in, and use a passkey instead of a code.",
    changes: [
      {
        text: "Your account page lists every browser that is logged in. Sign out the ones you don't recognize.",
        link: { label: "Account", to: "/user/account" },
      },
      {
        text: "Add a passkey, and confirm with your device's lock or a security key after your password.",
        link: { label: "Account", to: "/user/account" },
      },
      {
        text: "You get an email when a second factor or a login is added or removed, and one at your old address when your address changes.",
      },
    ],
  },
  {
    id: "an-api-for-everything",
    date: "2026-11-26T13:00:00Z",
    title: "An API for everything",
    text: "The color API has grown from 5 endpoints to 18, and you can try each one on its page.",
    changes: [
      {
        text: "Make scales, themes, harmonies and gradients, fix contrast, check a palette, and import and export files.",
        link: { label: "Color API", to: "/api" },
      },
      { text: "Send JSON with POST, and generate a client from the OpenAPI document." },
      {
        text: "Add the MCP server to your AI assistant, and it calculates colors instead of guessing them.",
        link: { label: "MCP server", to: "/api#mcp" },
      },
    ],
  },
  {
    id: "firefox-and-webkit",
    date: "2026-11-25T21:20:00Z",
    title: "Tested in more browsers",
    text: "Signing out no longer freezes the page in WebKitGTK 2.50, which shares its engine with Safari.",
    changes: [
      {
        text: "Logging in, saving, the tray and the keyboard are now tested in Firefox and WebKit, too.",
        link: { label: "Browser support", to: "/browsers" },
      },
    ],
  },
  {
    id: "works-offline",
    date: "2026-11-25T18:45:00Z",
    title: "Works offline",
    text: "Install Huesmith like an app, and use every tool without a connection.",
    changes: [
      {
        text: "After your first visit, all tools, the palettes, your library and the color pages you've visited open offline.",
        link: { label: "Tools", to: "/tools" },
      },
      {
        text: "Share a photo from your phone to the installed app and get its palette.",
        link: { label: "Color Palette From Image", to: "/color-palette-from-image" },
      },
    ],
  },
  {
    id: "links-show-colors",
    date: "2026-11-25T18:30:00Z",
    title: "Links show their colors",
    text: "A link to a palette, a color or a gradient shows it in chats and social networks, and prints show colors with their codes.",
    changes: [
      {
        text: "On phones, color fields are on the first screen, and the converter has the same bar as every tool.",
        link: { label: "Color Converter", to: "/convert" },
      },
      {
        text: "Print any tool: you get its result and the address that opens it again.",
        link: { label: "Color Palette Builder", to: "/color-palette-builder" },
      },
      {
        text: "The Color Picker names your color, and the browser tab of a color shows it.",
        link: { label: "Color Picker", to: "/color-finder" },
      },
      {
        text: "Twelve colors fit a small laptop screen, and Harmony and Mode are in the toolbar on tablets.",
        link: { label: "Color Palette Generator", to: "/color-palette-generator" },
      },
    ],
  },
  {
    id: "one-name-for-a-color",
    date: "2026-11-23T19:00:00Z",
    title: "One name for a color",
    text: "A color has the same name on every page and in every export, and every color field opens our own picker.",
    changes: [
      {
        text: "Gradients start smooth, and stay gradients in your library, on shared pages and in CSS exports.",
        link: { label: "Gradient Generator", to: "/gradient-generator" },
      },
      {
        text: "Name a scale when you export it, and its tokens use the name: --color-brand-500.",
        link: { label: "Color Shades", to: "/color-shades" },
      },
      {
        text: "The home page shows a palette on a page, as a scale and as readable text.",
        link: { label: "Home", to: "/" },
      },
      {
        text: "The wheel's sliders are next to the wheel, and everything fits a small laptop screen.",
        link: { label: "Color Wheel", to: "/color-wheel" },
      },
    ],
  },
  {
    id: "tools-come-first",
    date: "2026-11-23T15:45:00Z",
    title: "Tools come first",
    text: "Every tool starts right below the header, phones have one bar at the bottom, and one search finds everything.",
    changes: [
      {
        text: "Press Ctrl+K or ⌘K to find tools, pages, saved palettes, color names and codes, and actions on the page.",
      },
      {
        text: "Your library works without an account. Open it from the header or from the message after saving.",
        link: { label: "Library", to: "/user/palettes" },
      },
      { text: "On phones, undo, save and export are in one bar under your thumb." },
      {
        text: "Space always generates after a click, and the history shows each palette once.",
        link: { label: "Palette Generator", to: "/color-palette-generator" },
      },
    ],
  },
  {
    id: "comes-back-as-it-was",
    date: "2026-11-22T23:30:00Z",
    title: "Exports import back unchanged",
    text: "Imports list what they couldn't read, exports import back in full, and links no longer log you in to another account without asking.",
    changes: [
      {
        text: "Paste a theme or scale back with its roles, dark values and base color. Design tokens have modes.",
        link: { label: "Playground", to: "/playground" },
      },
      {
        text: "The converter reads color-mix(), relative colors and calc(), plus Okhsl, HCT, Luv and ten more spaces.",
        link: { label: "Color Converter", to: "/convert" },
      },
      {
        text: "Pick colors from large systems when you import, and make a palette from words such as neon tokyo night.",
        link: { label: "Palette Generator", to: "/color-palette-generator" },
      },
      { text: "If a page can't be loaded, you stay on the current one with your work." },
      { text: "Color pickers work in Firefox, and pages render fully in WebKit browsers." },
      {
        text: "A recovery code replaces one code from your app; two-factor authentication stays on.",
        link: { label: "Account", to: "/user/account" },
      },
    ],
  },
  {
    id: "edit-what-is-saved",
    date: "2026-11-22T14:00:00Z",
    title: "Saved palettes are edited, not copied",
    text: "When you open a palette from your library, change it and save it, it stays one palette.",
    changes: [
      {
        text: "Save updates the palette you opened; Save as new keeps both.",
        link: { label: "Color palettes", to: "/user/palettes" },
      },
      {
        text: "Cancel Pro with one click on your account page, and resume it with another before the month ends.",
        link: { label: "Account", to: "/user/account" },
      },
      { text: "Tools load two-thirds fewer files." },
    ],
  },
  {
    id: "add-ons",
    date: "2026-11-22T06:30:00Z",
    title: "Your palette in other apps",
    text: "Files that design apps open directly, with steps to import them.",
    changes: [
      {
        text: "Palettes for Figma, Photoshop, Illustrator, Affinity, Procreate and more, with previews.",
        link: { label: "Add-ons", to: "/addons" },
      },
      {
        text: "Open pages keep working during updates and load the new version with the next page.",
      },
    ],
  },
  {
    id: "contact-press-changelog",
    date: "2026-11-22T06:15:00Z",
    title: "Contact, press and this page",
    text: "A way to reach us without an account, and a list of what's new.",
    changes: [
      {
        text: "The contact form works without JavaScript and confirms when a message is sent.",
        link: { label: "Contact", to: "/contact" },
      },
      {
        text: "Facts, descriptions, the logo and pictures of the tools, ready to use.",
        link: { label: "Press", to: "/press" },
      },
      {
        text: "The changelog is also a feed for your reader.",
        link: { label: "Atom feed", to: "/changelog.xml" },
      },
      {
        text: "A simple refund policy: 14 days, the full amount, no reason needed.",
        link: { label: "Refund policy", to: "/legal/refund-policy" },
      },
    ],
  },
  {
    id: "pro",
    date: "2026-11-22T06:00:00Z",
    title: "Pro",
    text: "For people who save a lot or want to support the site: $3.10 a month, canceled with one click.",
    changes: [
      {
        text: "No ads, no limits on colors, palettes and projects, palette variations, and multicolor gradients.",
        link: { label: "Pricing", to: "/pricing" },
      },
      {
        text: "Nothing you saved is deleted when Pro ends.",
      },
    ],
  },
  {
    id: "accounts-and-library",
    date: "2026-11-22T04:55:07Z",
    title: "Accounts and the library",
    text: "Keep what you make: in your browser, or with an account on all your devices.",
    changes: [
      {
        text: "Colors, palettes and projects with names, tags and notes, plus search and filters.",
        link: { label: "Saved colors", to: "/user/colors" },
      },
      { text: "The library works offline and merges changes from all your devices." },
      { text: "Share a palette by link, and stop sharing at any time." },
      { text: "Sign up with email, Google or Github, and add a second factor with recovery codes." },
      {
        text: "Export everything as JSON or a zip file, or delete your account, right away.",
        link: { label: "Account", to: "/user/account" },
      },
    ],
  },
  {
    id: "names-pictures-gradients",
    date: "2026-11-20T21:09:34Z",
    title: "Names, pictures and gradients",
    text: "Six tools: two that read pictures without uploading them, two that match colors to names and design systems, one for gradients, and one to preview palettes.",
    changes: [
      {
        text: "The name of any color, and the color of any name, typos included.",
        link: { label: "Color Name Finder", to: "/color-name-finder" },
      },
      {
        text: "The nearest color in Tailwind, CSS, Material, Radix and more, or in your saved colors.",
        link: { label: "Color Picker", to: "/color-finder" },
      },
      {
        text: "Palettes from photos, with our own quantizer.",
        link: { label: "Color Palette From Image", to: "/color-palette-from-image" },
      },
      {
        text: "The exact color of any pixel, from files or the camera.",
        link: { label: "Image Color Picker", to: "/image-color-picker" },
      },
      {
        text: "Gradients in every CSS color space, with easing and code.",
        link: { label: "Gradient Generator", to: "/gradient-generator" },
      },
      {
        text: "A palette on seven real pages, in light and dark, with unreadable text marked and fixed.",
        link: { label: "Playground", to: "/playground" },
      },
    ],
  },
  {
    id: "mixer-palettes-api",
    date: "2026-11-20T20:39:03Z",
    title: "A mixer, a library of palettes, an open API",
    text: "Realistic paint mixing, measured palettes, and the engine for your own programs.",
    changes: [
      {
        text: "Mix colors in nine ways: as light, perceptually and as pigments.",
        link: { label: "Color Mixer", to: "/color-mixer" },
      },
      {
        text: "540 palettes in 18 categories, each with its contrast and uses.",
        link: { label: "Color palettes", to: "/color-palettes" },
      },
      {
        text: "Convert, name, generate and compare colors as JSON, without a key.",
        link: { label: "Color API", to: "/api" },
      },
    ],
  },
  {
    id: "palettes-and-contrast",
    date: "2026-11-20T17:47:10Z",
    title: "Palettes, scales and contrast",
    text: "Tools to make palettes, and one to check that they're readable.",
    changes: [
      {
        text: "Press space for a new palette, with locks, rules and a history.",
        link: { label: "Color Palette Generator", to: "/color-palette-generator" },
      },
      {
        text: "Tints, shades, tones and scales for up to twelve colors, checked and fixed.",
        link: { label: "Color Palette Builder", to: "/color-palette-builder" },
      },
      {
        text: "WCAG 2 and APCA side by side, for pairs, palettes and text over pictures, with the nearest color that passes.",
        link: { label: "Contrast Checker", to: "/contrast-checker" },
      },
      { text: "Harmonies by eye and by angle.", link: { label: "Color Wheel", to: "/color-wheel" } },
      {
        text: "Every tint and shade of a color, and nine families of named ones.",
        link: { label: "Color Shades", to: "/color-shades" },
      },
      {
        text: "Random colors within your limits.",
        link: { label: "Random Color Generator", to: "/random-color-generator" },
      },
      {
        text: "How different two colors are, for every type of color vision.",
        link: { label: "Compare Colors", to: "/compare-colors" },
      },
    ],
  },
  {
    id: "one-frame-for-all-tools",
    date: "2026-11-20T16:44:53Z",
    title: "One frame for all tools",
    text: "Common features work the same in every tool.",
    changes: [
      { text: "Undo, and an address that reopens exactly what you see." },
      {
        text: "Export for CSS, Tailwind, Sass, design tokens, Adobe, Procreate, GIMP and more; import from files, style sheets and links from other sites.",
      },
      { text: "A tray that carries colors from tool to tool." },
      { text: "A color blindness preview of every page." },
      { text: "Keyboard shortcuts: press the question mark to see them." },
    ],
  },
  {
    id: "converter-and-encyclopedia",
    date: "2026-11-20T15:34:08Z",
    title: "The engine, the converter, the encyclopedia",
    text: "The start: a color engine without dependencies, tested against published tables and two independent libraries.",
    changes: [
      {
        text: "Any color in every format, exactly, with code for design tools and platforms.",
        link: { label: "Color Converter", to: "/convert" },
      },
      {
        text: "Thirty pages that show a conversion step by step.",
        link: { label: "HEX to RGB", to: "/convert/hextorgb" },
      },
      {
        text: "Named colors to search and browse by family, letter and hue.",
        link: { label: "Color encyclopedia", to: "/color" },
      },
      {
        text: "A page for each of the 16.7 million colors: values, names, contrast, harmonies.",
        link: { label: "#0D6986", to: "/color/0D6986" },
      },
      {
        text: "The 148 names of CSS, and how a hex code works.",
        link: { label: "HTML color codes", to: "/html-color-codes" },
      },
    ],
  },
];
