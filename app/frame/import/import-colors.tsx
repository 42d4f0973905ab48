import type { ImportedPalette } from "#color/import/imported.ts";
import { colorsOf } from "./describe-import.ts";
import { ImportButton, type ImportProps } from "./import-button.tsx";
import { LateImportAnywhere } from "./late-import-anywhere.tsx";

/**
 * Colors can be imported by the button, and pasted or dropped anywhere on the page, which replaces the current ones. A
 * single color is added to them where the tool can.
 */
export function ImportColors(props: ImportProps) {
  const { onPalette, fit, onImage, canAdd } = props;
  const take = (imported: ImportedPalette) => {
    onPalette(imported, canAdd && colorsOf(imported).length === 1 ? "add" : "replace");
  };
  return (
    <>
      <ImportButton {...props} />
      <LateImportAnywhere onPalette={take} fit={fit} onImage={onImage} />
    </>
  );
}
