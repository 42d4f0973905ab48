import { redirect } from "react-router";
import { AdSlot } from "#app/ads/ad-slot.tsx";
import { publicCacheHeaders } from "#app/cache-headers.ts";
import { pageNotFound } from "#app/frame/page-not-found.ts";
import { dataMeta } from "#app/metadata.ts";
import { explainUnreadable } from "#color/text/pasted/problem.ts";
import { colorPath } from "#contract/color-path.ts";
import { namesContext } from "#contract/site.ts";
import { useHeroSwatch } from "../use-hero-swatch.ts";
import type { Route } from "./+types/route";
import { readAddress } from "./address.ts";
import { Contrast } from "./contrast.tsx";
import { EditForms } from "./edit-forms.tsx";
import type { Shown } from "./editor.tsx";
import { Gradients, Harmonies, Ramps } from "./goes-with.tsx";
import { Hero } from "./hero.tsx";
import { Codes, NamesList, ValuesList } from "./lists.tsx";
import { Files, NeighborsMap } from "./neighbors-map.tsx";
import { Position } from "./position.tsx";
import { makeReference } from "./reference.ts";
import { readReference, writeReference } from "./reference-text.ts";
import { suggestColors } from "./suggest-colors.ts";
import { loadEditor, useEditor } from "./use-editor.ts";
import { VisionStrip } from "./vision-strip.tsx";

export const meta: Route.MetaFunction = dataMeta((loaderData) => {
  const { hex, name, summary } = readReference(loaderData.reference);
  return {
    title: `${hex} ${name.name}: values, names, contrast and harmonies`,
    description: `${summary} Every format to copy, tints and shades, harmonies, WCAG and APCA contrast.`,
    path: colorPath(hex),
    above: [{ name: "Colors", path: "/color" }],
    shortTitle: `${name.name} ${hex}`,
  };
});

export const headers = publicCacheHeaders;

export function loader({ request, url, params, context }: Route.LoaderArgs) {
  const names = context.get(namesContext);
  const address = readAddress(params.hex, url.searchParams);
  if (address.ask === "nothing") throw pageNotFound({ request, url }, suggestColors(params.hex, names));
  if (address.ask === "move") throw redirect(address.to, address.status);
  const reference = makeReference(address.rgb24, names);
  const { badText } = address;
  const unread = badText === null ? null : { text: badText, problem: explainUnreadable(badText) ?? "" };
  return { hex: reference.hex, reference: writeReference(reference), unread };
}

export default function ColorRoute({ loaderData: { reference: text, unread } }: Route.ComponentProps) {
  const page = readReference(text);
  const { hero, onClickCapture } = useHeroSwatch(page.hex);
  const { Editor, isOpen, shown, setShown, toggle, close, button } = useEditor(unread !== null);
  const { hex, name, reference, values } = shown ?? { ...page, reference: page };
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
          onClick: toggle,
          onPointerEnter: () => void loadEditor().catch(() => {}), // the click itself reports the error
        }}
      />
      {Editor ? (
        <Editor page={page} unread={unread} isOpen={isOpen} onShow={setShown} onClose={close} />
      ) : (
        <EditForms hex={page.hex} oklch={page.oklch} unread={unread} />
      )}
      <Sections hex={hex} reference={reference} values={values} />
    </div>
  );
}

function Sections({ hex, reference, values }: Pick<Shown, "hex" | "reference" | "values">) {
  return (
    <div className="wrap grid gap-[72px] lg:gap-24">
      <div className="grid gap-12 lg:gap-16">
        <p className="max-w-[34em] text-lg">{reference.summary}</p>
        <div className="grid gap-x-[72px] gap-y-[72px] xl:grid-cols-[minmax(0,360px)_minmax(0,1fr)]">
          <div className="grid content-start gap-x-[72px] gap-y-16 md:max-xl:grid-cols-2">
            <ValuesList values={values} />
            <NamesList {...reference} />
          </div>
          <div className="flex min-w-0 flex-col gap-16">
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
      <div className="grid gap-x-[72px] gap-y-[72px] lg:grid-cols-2 print:hidden">
        <NeighborsMap {...reference} />
        <Files hex={hex} />
      </div>
    </div>
  );
}
