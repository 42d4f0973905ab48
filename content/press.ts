/** {tools}, {names}, {palettes}, {conversions} and {exports} are counted when the page is requested. */
export const pressTexts: Readonly<Record<string, string>> = {
  "In a sentence":
    "Huesmith is a free website of {tools} color tools for designers, from palettes and gradients to contrast and conversion, with its own color engine.",
  "In a paragraph":
    "Huesmith is a free website of {tools} color tools for designers: palettes from scratch or from a picture, scales, harmonies, gradients, mixing, contrast, names and an exact converter. Every tool works without an account, and pictures never leave the browser. It also has {palettes} measured palettes, an encyclopedia of {names} named colors and an open API.",
  "At length":
    "Huesmith is a website of color tools for designers and for the people who build what they design. {tools} tools make palettes, scales and gradients, pick colors from pictures, mix paint, measure contrast by WCAG 2 and APCA, compare colors the way people see them, and find the name of any color among {names}. {conversions} pages convert between formats and show every step. You can export palettes in {exports} formats for code, Adobe, Procreate and design tokens.\n\nIt runs on a color engine written for Huesmith. Every conversion, contrast and difference follows a published formula, cited where it's used, and is tested against two independent libraries. Pages work without JavaScript, with the keyboard alone, and on phones 360 pixels wide. The tools are free and don't require an account. With an account, your work is on all your devices. Pro, at $3.10 a month, removes ads and limits.",
};

export const pressNames: { right: readonly string[]; wrong: readonly string[]; text: string } = {
  right: ["Huesmith"],
  wrong: ["HueSmith", "Hue Smith", "Hue-smith", "HUESMITH", "huesmith"],
  text: "One word, with only the H capitalized. Pronounced “hue” plus “smith”.",
};

export const pressLogos: readonly {
  file: string;
  title: string;
  background: string;
  pngWidth: number;
  text: string;
}[] = [
  {
    file: "huesmith-logo",
    title: "Logo",
    background: "#FBFAF8",
    pngWidth: 1600,
    text: "On white, paper and anything light.",
  },
  {
    file: "huesmith-logo-light",
    title: "Logo for dark backgrounds",
    background: "#13100E",
    pngWidth: 1600,
    text: "On black and anything dark.",
  },
  {
    file: "huesmith-mark",
    title: "Mark",
    background: "#FBFAF8",
    pngWidth: 1024,
    text: "For small spaces, from 16 pixels.",
  },
];

export const pressLogoRules: readonly string[] = [
  "Leave a margin the width of one of its squares.",
  "Keep its colors and proportions. Use a plain background.",
  "Don't use it in another logo, or to suggest that we made or approved something we didn't.",
];

/** The logo mark uses the first four; the last two are the backgrounds of everything else. */
export const pressColors = [
  { hex: "#DC3522", name: "Brand red" },
  { hex: "#DBA507", name: "Gold" },
  { hex: "#8EC7D2", name: "Sky" },
  { hex: "#07485B", name: "Deep sea" },
  { hex: "#1F1915", name: "Ink" },
  { hex: "#FBFAF8", name: "Paper" },
] as const;

/** Generated from the site by scripts/press-screenshots.mjs. */
export const pressPictures: readonly {
  file: string;
  title: string;
  alt: string;
  path: string;
  theme: "light" | "dark";
  /** Size in CSS pixels, and how many image pixels make one of them. */
  size: readonly [width: number, height: number];
  scale: number;
}[] = [
  {
    file: "palette-generator",
    title: "Color Palette Generator",
    alt: "Five colors side by side, each with its hex code, name and contrast",
    path: "/color-palette-generator?c=db073d-dba507-8ec7d2-0d6986-07485b",
    theme: "light",
    size: [1440, 900],
    scale: 2,
  },
  {
    file: "color-page",
    title: "Color page",
    alt: "A large teal field with the name and hex of the color above its values, tints and harmonies",
    path: "/color/0D6986",
    theme: "light",
    size: [1440, 900],
    scale: 2,
  },
  {
    file: "gradient-generator",
    title: "Gradient Generator, dark theme",
    alt: "A gradient from navy to lime green with its stops and settings, on a dark page",
    path: "/gradient-generator",
    theme: "dark",
    size: [1440, 900],
    scale: 2,
  },
  {
    file: "palette-builder",
    title: "Color Palette Builder, dark theme",
    alt: "Rows of tints and shades of five colors, on a dark page",
    path: "/color-palette-builder",
    theme: "dark",
    size: [1440, 900],
    scale: 2,
  },
  {
    file: "contrast-checker",
    title: "Contrast Checker",
    alt: "A pair of colors with its WCAG 2 ratio and APCA Lc value",
    path: "/contrast-checker",
    theme: "light",
    size: [1440, 900],
    scale: 2,
  },
  {
    file: "palettes-on-a-phone",
    title: "Color palettes on a phone",
    alt: "Cards of green palettes in one column on a phone",
    path: "/green-color-palettes",
    theme: "light",
    size: [390, 844],
    scale: 3,
  },
];
