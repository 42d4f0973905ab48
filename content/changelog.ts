export type Release = {
  /** Stands in the address of the entry and in the feed: never changed. */
  id: string;
  /** The time of the commit that finished it, in UTC. */
  date: string;
  title: string;
  /** What it is for, in a sentence or two. */
  text: string;
  /** What people can see of it; the link leads there. */
  changes: readonly { text: string; link?: { label: string; to: string } }[];
};

/** What has changed on the site, the newest first. */
export const changelog: readonly Release[] = [
  {
    id: "comes-back-as-it-was",
    date: "2026-11-22T23:30:00Z",
    title: "What you export comes back as it was",
    text: "Imports say what they could not read, exports bring back all they hold, and links cannot switch your account.",
    changes: [
      {
        text: "Paste a theme or a scale back, with its roles, its dark values and its base color. Design tokens have modes.",
        link: { label: "Playground", to: "/playground" },
      },
      {
        text: "color-mix(), relative colors and calc() are read; Okhsl, HCT, Luv and ten more spaces are, too.",
        link: { label: "Color Converter", to: "/convert" },
      },
      {
        text: "Choose from large systems when you import, and make a palette from words such as neon tokyo night.",
        link: { label: "Palette Generator", to: "/color-palette-generator" },
      },
      { text: "When a page cannot be loaded, the one you are on stays with your work." },
      { text: "Color pickers work in Firefox, and pages paint fully in browsers based on WebKit." },
      {
        text: "A recovery code stands for one code of your app; two-factor authentication stays on.",
        link: { label: "Account", to: "/user/account" },
      },
    ],
  },
  {
    id: "edit-what-is-saved",
    date: "2026-11-22T14:00:00Z",
    title: "Saved palettes are edited, not copied",
    text: "A palette that you open from your library, change and save again stays one palette.",
    changes: [
      {
        text: "Save writes to the palette that the tool was opened with; Save as new keeps both.",
        link: { label: "Color palettes", to: "/user/palettes" },
      },
      {
        text: "Pro ends with one press on your account page, and comes back with another while the month lasts.",
        link: { label: "Account", to: "/user/account" },
      },
      { text: "Tools load a third as many files as before." },
    ],
  },
  {
    id: "add-ons",
    date: "2026-11-22T06:30:00Z",
    title: "Your palette in other programs",
    text: "The files that design programs open by themselves, and the steps to bring them in.",
    changes: [
      {
        text: "A palette for Figma, Photoshop, Illustrator, Affinity, Procreate and more, with a view of what arrives.",
        link: { label: "Add-ons", to: "/addons" },
      },
      {
        text: "An open page goes on while the site is updated, and loads the new version with the next page.",
      },
    ],
  },
  {
    id: "contact-press-changelog",
    date: "2026-11-22T06:15:00Z",
    title: "Contact, press and this page",
    text: "A way to reach us that needs no account, and a place for what has changed.",
    changes: [
      {
        text: "The contact form works without JavaScript, and says whether a message was sent.",
        link: { label: "Contact", to: "/contact" },
      },
      {
        text: "Facts, descriptions, the logo and pictures of the tools, ready to take.",
        link: { label: "Press", to: "/press" },
      },
      {
        text: "The changelog is a feed, too, for the reader of your choice.",
        link: { label: "Atom feed", to: "/changelog.xml" },
      },
      {
        text: "A refund policy in plain words: 14 days, the whole amount, no reason needed.",
        link: { label: "Refund policy", to: "/legal/refund-policy" },
      },
    ],
  },
  {
    id: "pro",
    date: "2026-11-22T06:00:00Z",
    title: "Pro",
    text: "For those who save a lot, and for those who want the site to go on: $3.10 a month, ended with one click.",
    changes: [
      {
        text: "No ads, no limits on colors, palettes and projects, variations of a palette, and gradients of many colors.",
        link: { label: "Pricing", to: "/pricing" },
      },
      {
        text: "Nothing that was saved is deleted when Pro ends.",
      },
    ],
  },
  {
    id: "accounts-and-library",
    date: "2026-11-22T04:55:07Z",
    title: "Accounts and the library",
    text: "What you make can be kept: first in your browser, and with an account on all your devices.",
    changes: [
      {
        text: "Colors, palettes and projects with names, tags and notes, found again by search and filter.",
        link: { label: "Saved colors", to: "/user/colors" },
      },
      { text: "The library works offline, and what two devices changed is merged." },
      { text: "A palette can be shared by a link, and the link taken back." },
      { text: "Sign up by email, Google or Github; a second factor with recovery codes." },
      {
        text: "Everything can be exported as JSON or as a zip file, and the account deleted, at once.",
        link: { label: "Account", to: "/user/account" },
      },
    ],
  },
  {
    id: "names-pictures-gradients",
    date: "2026-11-20T21:09:34Z",
    title: "Names, pictures and gradients",
    text: "Six tools: two that read pictures without sending them anywhere, two that know what a color is called, one for gradients, and one to try a palette on.",
    changes: [
      {
        text: "The name of any color, and the color of any name, with typos forgiven.",
        link: { label: "Color Name Finder", to: "/color-name-finder" },
      },
      {
        text: "The nearest color in Tailwind, CSS, Material, Radix and more, or in what you have saved.",
        link: { label: "Color Finder", to: "/color-finder" },
      },
      {
        text: "A palette out of a photo, with a quantizer of our own.",
        link: { label: "Color Palette From Image", to: "/color-palette-from-image" },
      },
      {
        text: "The exact color of a pixel, also from the camera.",
        link: { label: "Image Color Picker", to: "/image-color-picker" },
      },
      {
        text: "Gradients blended in every space of CSS, with easing, and the code for it.",
        link: { label: "Gradient Generator", to: "/gradient-generator" },
      },
      {
        text: "A palette on seven real pages, in light and dark, with what cannot be read marked and mended.",
        link: { label: "Playground", to: "/playground" },
      },
    ],
  },
  {
    id: "mixer-palettes-api",
    date: "2026-11-20T20:39:03Z",
    title: "A mixer, a library of palettes, an open API",
    text: "Paint that behaves like paint, palettes that were measured before they were shown, and the engine for your own programs.",
    changes: [
      {
        text: "Colors mixed in nine ways, as light, by eye and as pigments.",
        link: { label: "Color Mixer", to: "/color-mixer" },
      },
      {
        text: "540 palettes of 18 kinds, each with its contrast and what it is good for.",
        link: { label: "Color palettes", to: "/color-palettes" },
      },
      {
        text: "Convert, name, generate and compare by JSON, without a key.",
        link: { label: "Color API", to: "/api" },
      },
    ],
  },
  {
    id: "palettes-and-contrast",
    date: "2026-11-20T17:47:10Z",
    title: "Palettes, scales and contrast",
    text: "The tools that make a palette, and the one that says whether it can be read.",
    changes: [
      {
        text: "A palette with every press of the space bar, with locks, rules and a history.",
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
        text: "Random colors inside the limits that you set.",
        link: { label: "Random Color Generator", to: "/random-color-generator" },
      },
      {
        text: "How far apart two colors are, for every kind of eye.",
        link: { label: "Compare Colors", to: "/compare-colors" },
      },
    ],
  },
  {
    id: "one-frame-for-all-tools",
    date: "2026-11-20T16:44:53Z",
    title: "One frame for all tools",
    text: "What every tool can do, it does in the same way.",
    changes: [
      { text: "Undo, and an address that holds exactly what you see." },
      {
        text: "Export for CSS, Tailwind, Sass, design tokens, Adobe, Procreate, GIMP and more; import from files, style sheets and links of other sites.",
      },
      { text: "A tray that carries colors from tool to tool." },
      { text: "Every page as people with color vision deficiency see it." },
      { text: "Shortcuts for the keyboard: press the question mark to see them." },
    ],
  },
  {
    id: "converter-and-encyclopedia",
    date: "2026-11-20T15:34:08Z",
    title: "The engine, the converter, the encyclopedia",
    text: "The beginning: a color engine without dependencies, tested against published tables and two independent libraries.",
    changes: [
      {
        text: "Any color in every notation, exactly, with code for design tools and platforms.",
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
