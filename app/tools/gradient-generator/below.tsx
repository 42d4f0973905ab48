import { memo } from "react";
import type { Actions } from "#app/tools/tool-store.ts";
import type { BelowProps } from "./below-props.ts";
import { CodePanel } from "./code-panel.tsx";
import type { PageData } from "./page-data.ts";
import { PalettePart } from "./palette-part.tsx";
import { PastePanel } from "./paste-panel.tsx";
import { PicturePanel } from "./picture-panel.tsx";
import { Presets } from "./presets.tsx";
import { Spaces } from "./spaces.tsx";
import type { State } from "./state.ts";
import { TextPart } from "./text-part.tsx";
import { Theory } from "./theory.tsx";

type Props = BelowProps & { name: string; data: PageData; act: Actions<State> };

/** Below the bench; it follows a moment later, and not with every frame of a drag. */
export const Below = memo(function Below({ state, drawn, name, data, act }: Props) {
  const parts = { state, drawn };
  return (
    <>
      <Spaces {...parts} />
      <PalettePart {...parts} />
      <CodePanel {...parts} name={name} />
      <PicturePanel {...parts} />
      <TextPart {...parts} />
      <PastePanel data={data} act={act} />
      <Presets state={state} />
      <Theory {...parts} />
    </>
  );
});
