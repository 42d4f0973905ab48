import { type MouseEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { copyText } from "#app/ui/copy-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { drawSheet } from "./draw-sheet.ts";
import type { ExportChoice } from "./export-choice.ts";
import { formatOf } from "./format-picker.tsx";
import { makeArchive } from "./make-archive.ts";
import { blobOf, makeProduct, type Product, textOf } from "./make-product.ts";
import { saveFile } from "./save-file.ts";
import type { Made } from "./use-product.ts";

type Props = {
  made: Made | null;
  hasFailed: boolean;
  palette: ExportPalette | null;
  choice: ExportChoice;
};

/** Stays at the bottom of the window; on phones it is a bar. */
export function ExportActions({ made, hasFailed, palette, choice }: Props) {
  const [isPacking, setIsPacking] = useState(false);
  const current = made?.format.id === choice.format && !hasFailed ? made : null;
  /** Creates the file again, because the preview may lag behind the chosen options. */
  const saveOne = async ({ detail: presses }: MouseEvent) => {
    if (!palette || presses > 1) return; // a double click saves one file
    const product = makeProduct(palette, formatOf(choice.format), choice, drawSheet);
    await saveProduct(product, { title: "The file could not be created", text: "The other formats still work." });
  };
  const saveAll = async () => {
    if (!palette) return;
    setIsPacking(true);
    const archive = makeArchive(palette, choice, drawSheet);
    await saveProduct(archive, { title: "The zip could not be created", text: "Each format can still be downloaded." });
    setIsPacking(false);
  };
  return (
    <div className="sticky bottom-0 z-10 flex gap-2.5 bg-sheet max-sm:-mx-6 max-sm:mt-auto max-sm:-mb-6 max-sm:border-line max-sm:border-t max-sm:px-6 max-sm:py-3 max-tiny:gap-1.5 max-tiny:px-4 sm:-my-3 sm:py-3">
      <Button variant="brand" isDisabled={!palette || hasFailed} onClick={saveOne} className="max-sm:flex-1">
        <Icon className="icon-download" />
        Download
      </Button>
      {canCopy(made) && !hasFailed && (
        <Button icon="icon-copy" onClick={() => current && copy(current)} className="max-sm:flex-1">
          Copy
        </Button>
      )}
      <Button variant="ghost" isDisabled={!palette} isBusy={isPacking} onClick={saveAll} className="sm:ml-auto">
        <Icon className="icon-file-archive max-sm:hidden" />
        <span>
          <span className="max-sm:sr-only">Everything as </span>.zip
        </span>
      </Button>
    </div>
  );
}

/** Shows a notification either way. False if the product could not be made. */
export async function saveProduct(
  making: Promise<Product>,
  failure: { title: string; text: string },
): Promise<boolean> {
  try {
    const product = await making;
    saveFile(product.fileName, blobOf(product));
    showToast({ type: "success", title: `Downloaded ${product.fileName}` });
    return true;
  } catch {
    showToast({ type: "error", ...failure });
    return false;
  }
}

function canCopy(made: Made | null): boolean {
  if (made && textOf(made.product) !== null) return true;
  return made?.format.id === "png" && typeof ClipboardItem !== "undefined";
}

/** An SVG is copied as text, which design apps paste as shapes. */
async function copy({ format, product }: Made) {
  const text = textOf(product);
  if (text !== null) {
    await copyText(text, format.label);
    return;
  }
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": blobOf(product) })]);
    showToast({ type: "success", title: "Copied the picture" });
  } catch {
    showToast({ type: "error", title: "The picture could not be copied", text: "Download it instead." });
  }
}
