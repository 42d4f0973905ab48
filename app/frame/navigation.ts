import { TOOL_COUNT, tools } from "#content/tools.ts";
import { familyPath, SHADE_FAMILIES } from "#contract/color-path.ts";

export type Entry = { label: string; to: string };

export const TOOLS_ENTRY = { label: "Tools", to: "/tools", badge: TOOL_COUNT } as const;

/** The label depends on the user, see PricingLabel. */
export const PRICING_PATH = "/pricing";

/** The hover menu of the header. */
export const RESOURCES: readonly Entry[] = [
  { label: "Color palettes", to: "/color-palettes" },
  { label: "Color shades", to: "/color-shades" },
  { label: "Color encyclopedia", to: "/color" },
  { label: "HTML color codes", to: "/html-color-codes" },
];

const ONLY_NARROW = "min-[60rem]:hidden";

/** The rest of the main menu, which moves into its hover menu where the bar is narrow. */
export const MORE: readonly (Entry & { className: string })[] = [
  { label: "Add-ons", to: "/addons", className: ONLY_NARROW },
  { label: "Contact", to: "/contact", className: ONLY_NARROW },
];

/** Pages about the site, in every footer. */
export const ABOUT: readonly Entry[] = [
  { label: "Add-ons", to: "/addons" },
  { label: "Changelog", to: "/changelog" },
  { label: "Press", to: "/press" },
  { label: "Browser support", to: "/browsers" },
  { label: "Accessibility", to: "/accessibility" },
  { label: "Contact/Advertisement", to: "/contact" },
];

export const FOOTER: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: "Tools",
    entries: [{ label: "All tools", to: "/tools" }, ...tools.map(({ title, path }) => ({ label: title, to: path }))],
  },
  {
    title: "Resources",
    entries: [
      ...RESOURCES,
      { label: "Color API", to: "/api" },
      { label: "For JavaScript", to: "/docs" },
      ...SHADE_FAMILIES.map((family) => ({ label: `Shades of ${family}`, to: familyPath(family) })),
    ],
  },
  {
    title: "Convert",
    entries: [
      { label: "HEX to RGB", to: "/convert/hextorgb" },
      { label: "RGB to HEX", to: "/convert/rgbtohex" },
      { label: "HEX to CMYK", to: "/convert/hextocmyk" },
      { label: "HSL to HEX", to: "/convert/hsltohex" },
      { label: "RGB to HSV", to: "/convert/rgbtohsv" },
      { label: "HEX to LAB", to: "/convert/hextolab" },
    ],
  },
  {
    title: "Huesmith",
    entries: [{ label: "Home", to: "/" }, { label: "Pricing", to: PRICING_PATH }, ...ABOUT],
  },
];

/** Legal pages, in every footer. */
export const LEGAL: readonly Entry[] = [
  { label: "Terms of service", to: "/legal/terms-of-service" },
  { label: "Privacy policy", to: "/legal/privacy-policy" },
  { label: "Refund policy", to: "/legal/refund-policy" },
];

export const LIBRARY: Entry = { label: "Library", to: "/user/palettes" };

export const DASHBOARD: readonly Entry[] = [
  { label: "Colors", to: "/user/colors" },
  { label: "Color Palettes", to: "/user/palettes" },
  { label: "Projects", to: "/user/projects" },
  { label: "Account", to: "/user/account" },
];
