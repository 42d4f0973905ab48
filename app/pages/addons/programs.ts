import type { ExportFormatId } from "#color/export/formats.ts";
import { adobeExpress } from "#content/addons/adobe-express.ts";
import { adobeXd } from "#content/addons/adobe-xd.ts";
import { figma } from "#content/addons/figma.ts";
import { photoshop } from "#content/addons/photoshop.ts";

export type DrawingId = "swatches-panel" | "layers" | "sheet" | "variables" | "hex" | "tablet" | "palette-dock";

export type Step = {
  readonly text: string;
  /** The menu path to click in the program, from the top. */
  readonly menu?: readonly string[];
  readonly keys?: string;
};

export type Way = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The format of the file to use; null if codes are typed. */
  readonly format: Exclude<ExportFormatId, "png"> | null;
  readonly drawing: DrawingId;
  /** The program whose window is drawn, if it is a different one. */
  readonly drawnIn?: string;
  /** True if the file is text that can be pasted. */
  readonly canCopy?: boolean;
  /** The versions the steps were written for. */
  readonly writtenFor: string;
  readonly steps: readonly Step[];
  /** What differs in other, mostly older versions. */
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
  /** What is and isn't supported: a short badge, and the full status. */
  readonly badge: string;
  readonly status: string;
  readonly ways: readonly Way[];
  readonly notes: Readonly<Record<string, string>>;
};

/** A program described on /addons itself. */
export type OtherProgram = Omit<Way, "title" | "canCopy" | "older" | "drawnIn"> & {
  readonly name: string;
  readonly note?: string;
};

/** Programs with their own page. For loaders only, so that the texts stay out of the page's JavaScript. */
export const programs: readonly Program[] = [figma, photoshop, adobeXd, adobeExpress];

export function programLink({ id, path, name, lead }: Program) {
  return { id, path, name, lead };
}
