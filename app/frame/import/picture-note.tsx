import { tools } from "#app/tools/registry.ts";
import { TextLink } from "#app/ui/link.tsx";

const PICTURE_TOOL = tools.find(({ path }) => path === "/color-palette-from-image");

/** For a person who brings a picture to a tool that takes none. */
export const PICTURE_NOTE = PICTURE_TOOL ? (
  <>
    This is a picture. <TextLink to={PICTURE_TOOL.path}>{PICTURE_TOOL.title}</TextLink> takes the colors out of it.
  </>
) : (
  "This is a picture. Colors are read from code, text and palette files."
);
