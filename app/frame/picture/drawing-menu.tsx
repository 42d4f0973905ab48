import type { ComponentProps } from "react";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { saveFile } from "../export/save-file.ts";
import type { Picture } from "./picture.ts";
import type { Drawing } from "./write-picture.ts";

type Props = Pick<ComponentProps<typeof Menu>, "label" | "align" | "trigger"> & {
  /** What the drawing contains: "picture and palette". */
  holds: string;
  fileName: string;
  /** The notification's title if the browser cannot draw it. */
  failure: string;
  picture: Picture | null;
  layOut: () => Promise<Drawing>;
};

export function DrawingMenu({ holds, fileName, failure, picture, layOut, ...menu }: Props) {
  const save = async (format: "png" | "svg") => {
    try {
      const [{ writePng, writeSvg }, drawing] = await Promise.all([import("./write-picture.ts"), layOut()]);
      const file = format === "png" ? await writePng(drawing, picture) : writeSvg(drawing, picture);
      saveFile(`${fileName}.${format}`, file);
    } catch {
      const text = "The picture could not be created. Your work is safe. Try again.";
      showToast({ type: "error", title: failure, text });
    }
  };
  return (
    <Menu {...menu}>
      <MenuItem onSelect={() => void save("png")}>PNG, {holds}</MenuItem>
      <MenuItem onSelect={() => void save("svg")}>SVG, {holds}</MenuItem>
    </Menu>
  );
}
