import type { CSSProperties } from "react";
import { ROLE_IDS, type Roles } from "#color/generate/roles.ts";
import { cssColor } from "../paint.ts";

/** Each role as a variable, `--role-primary`. */
export function stylesOf(roles: Roles): CSSProperties {
  return Object.fromEntries(ROLE_IDS.map((id) => [`--role-${id}`, cssColor(roles[id].color)])) as CSSProperties;
}
