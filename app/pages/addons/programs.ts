import { adobeExpress } from "#content/addons/adobe-express.ts";
import { adobeXd } from "#content/addons/adobe-xd.ts";
import { figma } from "#content/addons/figma.ts";
import { photoshop } from "#content/addons/photoshop.ts";
import type { Program } from "./program.ts";

/** Those with a page of their own. For loaders: the texts stay out of the script of a page. */
export const programs: readonly Program[] = [figma, photoshop, adobeXd, adobeExpress];

export function programAt(pathname: string): Program | undefined {
  return programs.find(({ path }) => path === pathname.toLowerCase());
}
