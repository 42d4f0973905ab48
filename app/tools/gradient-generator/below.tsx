import { memo } from "react";
import type { BelowProps } from "./below-props.ts";
import { CodePanel } from "./code-panel.tsx";
import type { PageData } from "./page-data.ts";
import { PalettePart } from "./palette-part.tsx";
import { PastePanel } from "./paste-panel.tsx";
import { PicturePanel } from "./picture-panel.tsx";
import { Presets } from "./presets.tsx";
import { Spaces } from "./spaces.tsx";
import { TextPart } from "./text-part.tsx";
import { Theory } from "./theory.tsx";

/** What stands below the bench; it follows a moment later, and not with every frame of a drag. */
export const Below = memo(function Below({ state, drawn, name, data }: BelowProps & { name: string; data: PageData }) {
  const parts = { state, drawn };
  return (
    <>
      <Spaces {...parts} />
      <PalettePart {...parts} />
      <CodePanel {...parts} name={name} />
      <PicturePanel {...parts} />
      <TextPart {...parts} />
      <PastePanel data={data} />
      <Presets state={state} />
      <Theory {...parts} />
    </>
  );
});
