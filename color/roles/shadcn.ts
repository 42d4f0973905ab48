import type { ThemeRoleId, ThemeRoles } from "./theme-roles.ts";

/** The variables of shadcn/ui and their roles: https://ui.shadcn.com/docs/theming */
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

/** Both themes under the variable names of shadcn/ui, as swatches for the CSS writer. */
export function shadcnSwatches(light: ThemeRoles, dark: ThemeRoles) {
  return SHADCN.map(([name, role]) => ({ name, color: light[role].color, dark: dark[role].color }));
}

/** The role of a shadcn/ui variable. Undefined for other names. */
export function roleOfShadcn(variable: string): ThemeRoleId | undefined {
  const [, role] = SHADCN.find(([name]) => name === variable) ?? [];
  return role;
}
