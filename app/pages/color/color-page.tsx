import { useEffect, useId, useRef, useState } from "react";
import { Codes } from "./codes.tsx";
import { Contrast } from "./contrast.tsx";
import { EditBar } from "./edit-bar.tsx";
import { Files } from "./files.tsx";
import { Gradients } from "./gradients.tsx";
import { Harmonies } from "./harmonies.tsx";
import { Hero } from "./hero.tsx";
import { NamesList } from "./names-list.tsx";
import { NeighborsMap } from "./neighbors-map.tsx";
import { Position } from "./position.tsx";
import { Ramps } from "./ramps.tsx";
import type { Reference } from "./reference.ts";
import { useEdit } from "./use-edit.ts";
import { useLiveValues } from "./use-live-values.ts";
import { useSwatchTransition } from "./use-swatch-transition.ts";
import type { Value } from "./values.ts";
import { ValuesList } from "./values-list.tsx";
import { VisionStrip } from "./vision-strip.tsx";

type Props = { reference: Reference; badText: string | null };

export function ColorPage({ reference: loaded, badText }: Props) {
  const { hex, oklch, reference, change } = useEdit(loaded);
  const { hero, onClickCapture } = useSwatchTransition(loaded.hex);
  const { isEditing, bar, editButton, toggle } = useEditBar(badText !== null);
  const values = useLiveValues(hex, reference, isEditing);
  const editorId = useId();
  return (
    <div onClickCapture={onClickCapture} className="flex flex-col gap-9 lg:gap-14">
      <Hero
        hex={hex}
        name={reference.name}
        editorId={editorId}
        isEditing={isEditing}
        onEdit={toggle}
        ref={hero}
        buttonRef={editButton}
      />
      <EditBar
        id={editorId}
        ref={bar}
        isOpen={isEditing}
        hex={hex}
        oklch={oklch}
        badText={badText}
        onChange={change}
        onClose={toggle}
      />
      <Sections hex={hex} reference={reference} values={values} />
    </div>
  );
}

function Sections({
  hex,
  reference,
  values,
}: {
  hex: Reference["hex"];
  reference: Reference;
  values: readonly Value[];
}) {
  return (
    <div className="wrap grid gap-[72px] lg:gap-24">
      <div className="grid gap-12 lg:gap-16">
        <p className="max-w-[34em] text-lg">{reference.summary}</p>
        <div className="grid gap-x-[72px] gap-y-[72px] lg:grid-cols-[minmax(0,360px)_minmax(0,1fr)]">
          <div className="grid content-start gap-16">
            <ValuesList values={values} />
            <NamesList {...reference} />
          </div>
          <div className="grid content-start gap-16">
            <Ramps {...reference} />
            <Harmonies harmonies={reference.harmonies} />
            <Gradients gradients={reference.gradients} />
          </div>
        </div>
      </div>
      <Contrast samples={reference.contrasts} bestText={reference.bestText} />
      <Position {...reference} />
      <VisionStrip {...reference} />
      <Codes codes={reference.codes} />
      <div className="grid gap-x-[72px] gap-y-[72px] lg:grid-cols-2">
        <NeighborsMap {...reference} />
        <Files hex={hex} />
      </div>
    </div>
  );
}

/** Open or closed, and where the focus goes. */
function useEditBar(isOpenAtFirst: boolean) {
  const [isEditing, setIsEditing] = useState(isOpenAtFirst);
  const bar = useRef<HTMLElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  const toggle = () => {
    wasPressed.current = true;
    setIsEditing(!isEditing);
  };
  useEffect(() => {
    if (wasPressed.current) (isEditing ? bar : editButton).current?.focus();
  }, [isEditing]);
  return { isEditing, bar, editButton, toggle };
}
