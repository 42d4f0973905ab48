import { useDeferredValue } from "react";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { type MappedText, MapSection } from "./map-section.tsx";
import type { State } from "./model.ts";
import { NearSection } from "./near-section.tsx";
import { Theory } from "./theory.tsx";
import type { FinderView } from "./use-finder.ts";

type Props = { controls: ToolControls<State>; view: FinderView; mapped: MappedText };

/** What follows the picker when there is time: a drag never waits for it. */
export function Below({ controls, view, mapped }: Props) {
  const color = useDeferredValue(controls.state.color);
  const overview = useDeferredValue(view.overview);
  return (
    <>
      <NearSection controls={controls} view={view} />
      <MapSection controls={controls} view={view} loaded={mapped} />
      <Theory color={color} overview={overview} />
    </>
  );
}
