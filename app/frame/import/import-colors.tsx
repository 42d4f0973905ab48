import { ImportButton, type ImportProps } from "./import-button.tsx";
import { LateImportAnywhere } from "./late-import-anywhere.tsx";

/** Colors can be imported by the button, and pasted or dropped anywhere on the page, which replaces the current ones. */
export function ImportColors(props: ImportProps) {
  const { onPalette, fit, onImage } = props;
  return (
    <>
      <ImportButton {...props} />
      <LateImportAnywhere onPalette={(imported) => onPalette(imported, "replace")} fit={fit} onImage={onImage} />
    </>
  );
}
