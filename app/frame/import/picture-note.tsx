import { TextLink } from "#app/ui/link.tsx";
import { colorPaletteFromImage } from "#content/tools.ts";

/** Shown when a picture is given to a tool that takes none. */
export const PICTURE_NOTE = (
  <>
    This is a picture. <TextLink href={colorPaletteFromImage.path}>{colorPaletteFromImage.title}</TextLink> can extract
    its colors.
  </>
);
