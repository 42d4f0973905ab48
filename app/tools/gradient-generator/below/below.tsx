import type { Actions } from "#app/tools/tool-store.ts";
import type { Drawn } from "../draw-state.ts";
import type { State } from "../state.ts";
import type { PageData } from "../use-bench.ts";
import { CodePanel } from "./code-panel.tsx";
import { Presets, Spaces } from "./other-gradients.tsx";
import { PalettePart } from "./palette-part.tsx";
import { PastePanel } from "./paste-panel.tsx";
import { PicturePanel } from "./picture-panel.tsx";
import { TextPart } from "./text-part.tsx";
import { Theory } from "./theory.tsx";

type Props = { drawn: Drawn; name: string; data: PageData; act: Actions<State> };

/** Below the bench; it follows a moment later, and not with every frame of a drag. */
export function Below({ drawn, name, data, act }: Props) {
  return (
    <>
      <Spaces state={drawn.state} />
      <PalettePart drawn={drawn} />
      <CodePanel drawn={drawn} name={name} />
      <PicturePanel drawn={drawn} />
      <TextPart drawn={drawn} />
      <PastePanel data={data} act={act} />
      <Presets state={drawn.state} />
      <Theory drawn={drawn} />
    </>
  );
}
