import { useId } from "react";
import { AdSlot } from "#app/ads/ad-slot.tsx";
import { useHeroSwatch } from "../use-hero-swatch.ts";
import { Codes } from "./codes.tsx";
import { Contrast } from "./contrast.tsx";
import { EditForms, type Unread } from "./edit-forms.tsx";
import { Files } from "./files.tsx";
import { Gradients } from "./gradients.tsx";
import { Harmonies } from "./harmonies.tsx";
import { Hero } from "./hero.tsx";
import { NamesList } from "./names-list.tsx";
import { NeighborsMap } from "./neighbors-map.tsx";
import { Position } from "./position.tsx";
import { Ramps } from "./ramps.tsx";
import type { Reference } from "./reference.ts";
import { loadEditor, useEditor } from "./use-editor.ts";
import type { Value } from "./values.ts";
import { ValuesList } from "./values-list.tsx";
import { VisionStrip } from "./vision-strip.tsx";

type Props = { reference: Reference; unread: Unread | null };

export function ColorPage({ reference: page, unread }: Props) {
  const { hero, onClickCapture } = useHeroSwatch(page.hex);
  const { Editor, isOpen, shown, setShown, toggle, close, button } = useEditor(unread !== null);
  const { hex, name, reference, values } = shown ?? { ...page, reference: page };
  const editorId = useId();
  return (
    <div onClickCapture={onClickCapture} className="flex flex-col gap-9 lg:gap-14">
      <Hero
        ref={hero}
        hex={hex}
        name={name}
        alsoCalled={reference.hex === hex && reference.alsoCalled}
        edit={{
          ref: button,
          "aria-expanded": isOpen,
          "aria-controls": editorId,
          onClick: toggle,
          onPointerEnter: prefetch,
        }}
      />
      {Editor ? (
        <Editor id={editorId} page={page} unread={unread} isOpen={isOpen} onShow={setShown} onClose={close} />
      ) : (
        <EditForms hex={page.hex} oklch={page.oklch} unread={unread} />
      )}
      <Sections hex={hex} reference={reference} values={values} />
    </div>
  );
}

function prefetch() {
  loadEditor().catch(() => {}); // the press itself will tell
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
        <div className="grid gap-x-[72px] gap-y-[72px] xl:grid-cols-[minmax(0,360px)_minmax(0,1fr)]">
          <div className="grid content-start gap-x-[72px] gap-y-16 md:max-xl:grid-cols-2">
            <ValuesList values={values} />
            <NamesList {...reference} />
          </div>
          <div className="grid content-start gap-16">
            <Ramps {...reference} />
            <Harmonies {...reference} />
            <Gradients gradients={reference.gradients} />
          </div>
        </div>
      </div>
      <Contrast samples={reference.contrasts} bestText={reference.bestText} />
      <Position {...reference} />
      <VisionStrip {...reference} />
      <Codes codes={reference.codes} />
      <AdSlot />
      <div className="grid gap-x-[72px] gap-y-[72px] lg:grid-cols-2">
        <NeighborsMap {...reference} />
        <Files hex={hex} />
      </div>
    </div>
  );
}
