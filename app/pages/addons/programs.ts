import type { ExportFormatId } from "#color/export/formats.ts";
import { adobeExpress } from "#content/addons/adobe-express.ts";
import { adobeXd } from "#content/addons/adobe-xd.ts";
import { figma } from "#content/addons/figma.ts";
import { photoshop } from "#content/addons/photoshop.ts";

export type DrawingId = "swatches-panel" | "layers" | "sheet" | "variables" | "hex" | "tablet" | "palette-dock";

export type Step = {
  readonly text: string;
  /** Where to press in the program, from the menu down. */
  readonly menu?: readonly string[];
  readonly keys?: string;
};

export type Way = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The file that takes it; null where codes are typed. */
  readonly format: Exclude<ExportFormatId, "png"> | null;
  readonly drawing: DrawingId;
  /** Whose window is drawn, where it is another program's. */
  readonly drawnIn?: string;
  /** The file is text that can be pasted. */
  readonly canCopy?: boolean;
  /** Which versions the steps were written for. */
  readonly writtenFor: string;
  readonly steps: readonly Step[];
  /** What differs elsewhere, in older versions mostly. */
  readonly older?: string;
};

export type Program = {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  /** What there is and what there is not, in a word and in full. */
  readonly badge: string;
  readonly status: string;
  readonly ways: readonly Way[];
  readonly notes: readonly { readonly term: string; readonly text: string }[];
};

/** A program that /addons tells about. */
export type OtherProgram = Omit<Way, "title" | "canCopy" | "older" | "drawnIn"> & {
  readonly name: string;
  readonly note?: string;
};

/** Those with a page of their own. For loaders: the texts stay out of the script of a page. */
export const programs: readonly Program[] = [figma, photoshop, adobeXd, adobeExpress];

export function programAt(pathname: string): Program | undefined {
  return programs.find(({ path }) => path === pathname.toLowerCase());
}

export function programLink({ id, path, name, lead }: Program) {
  return { id, path, name, lead };
}
