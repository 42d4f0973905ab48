import type { CSSProperties } from "react";
import { cssColor } from "#app/tools/paint.ts";
import { ROLE_IDS, type Roles } from "#color/generate/roles.ts";

/** Each role as a variable, `--role-primary`. */
export function stylesOf(roles: Roles): CSSProperties {
  return Object.fromEntries(ROLE_IDS.map((id) => [`--role-${id}`, cssColor(roles[id].color)])) as CSSProperties;
}
