export {
  type HandRoles,
  ROLE_NAMES,
  type RoleSource,
  THEME_ROLE_IDS,
  type Theme,
  type ThemeRole,
  type ThemeRoleId,
  type ThemeRoles,
} from "../../../color/roles/theme-roles.ts";
export { solveTheme } from "../../../color/theme.ts";
