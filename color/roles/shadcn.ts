import type { Color } from "../color.ts";
import { print } from "../print.ts";
import type { ThemeRoleId, ThemeRoles } from "./theme-roles.ts";

/** The variables of shadcn/ui and the roles that they take: https://ui.shadcn.com/docs/theming */
const SHADCN: readonly (readonly [variable: string, role: ThemeRoleId])[] = [
  ["background", "background"],
  ["foreground", "text"],
  ["card", "surface"],
  ["card-foreground", "text"],
  ["popover", "background"],
  ["popover-foreground", "text"],
  ["primary", "primary"],
  ["primary-foreground", "onPrimary"],
  ["secondary", "secondary"],
  ["secondary-foreground", "onSecondary"],
  ["muted", "surface"],
  ["muted-foreground", "mutedText"],
  ["accent", "accent"],
  ["accent-foreground", "onAccent"],
  ["destructive", "bad"],
  ["border", "border"],
  ["input", "border"],
  ["ring", "link"],
  ["chart-1", "chart1"],
  ["chart-2", "chart2"],
  ["chart-3", "chart3"],
  ["chart-4", "chart4"],
  ["chart-5", "chart5"],
  ["sidebar", "surface"],
  ["sidebar-foreground", "text"],
  ["sidebar-primary", "primary"],
  ["sidebar-primary-foreground", "onPrimary"],
  ["sidebar-accent", "secondary"],
  ["sidebar-accent-foreground", "onSecondary"],
  ["sidebar-border", "border"],
  ["sidebar-ring", "link"],
];

/** Both themes for shadcn/ui, in OKLCH as it writes them itself: the light one on :root, the dark one on .dark. */
export function writeShadcn(light: ThemeRoles, dark: ThemeRoles, link: string): string {
  const block = (selector: string, roles: ThemeRoles) => [
    `${selector} {`,
    ...SHADCN.map(([variable, role]) => `  --${variable}: ${value(roles[role].color)};`),
    "}",
  ];
  return `${[`/* ${link.replaceAll("*/", "* /")} */`, ...block(":root", light), ...block(".dark", dark)].join("\n")}\n`;
}

function value(color: Color): string {
  return print(color, "oklch");
}
