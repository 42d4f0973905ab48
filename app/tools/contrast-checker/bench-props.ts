import type { ToolControls } from "#app/tools/use-tool.ts";
import type { Picture } from "./picture.ts";
import type { State } from "./state.ts";

export type BenchProps = {
  controls: ToolControls<State>;
  /** What was brought, or drawn; null until there is one. */
  picture: Picture | null;
  onPicture: (picture: Picture) => void;
  onFile: (file: File) => void;
};
