import { TextLink } from "#app/ui/link.tsx";
import { colorPaletteFromImage } from "#content/tools.ts";

/** For a person who brings a picture to a tool that takes none. */
export const PICTURE_NOTE = (
  <>
    This is a picture. <TextLink href={colorPaletteFromImage.path}>{colorPaletteFromImage.title}</TextLink> can extract
    its colors.
  </>
);
