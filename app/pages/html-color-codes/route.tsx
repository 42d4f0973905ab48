import type { ShouldRevalidateFunctionArgs } from "react-router";
import { AdSlot } from "#app/ads/ad-slot.tsx";
import { publicCacheHeaders } from "#app/cache-headers.ts";
import { dataMeta } from "#app/metadata.ts";
import { ToolTitle } from "#app/ui/tool-title.tsx";
import { hexOf, print } from "#color/text/print.ts";
import { type CssColorExample, mixExamples, relativeExamples } from "#content/css-color-examples.ts";
import { cssColorTexts, hexParts } from "#content/css-color-texts.ts";
import { systemColors } from "#content/system-colors.ts";
import { Notices } from "../page-parts.tsx";
import { useHeroSwatch } from "../use-hero-swatch.ts";
import type { Route } from "./+types/route";
import { readAddress } from "./address.ts";
import "./codes.css";
import { fromRgb24 } from "#color/convert.ts";
import { Codes } from "./codes.tsx";
import { codesPath, SET_IDS } from "./codes-path.ts";
import { HexExplained, Keywords, LiveExamples, SystemColorList } from "./examples.tsx";
import { makeRows } from "./rows.ts";
import { colorSet } from "./sets.ts";

export const meta: Route.MetaFunction = dataMeta(({ set, rows }) => ({
  title: set.id === "css" ? "HTML color codes" : `${set.title}: HTML color codes`,
  description: `${set.title}: ${rows.length} colors as HEX, RGB, HSL and OKLCH, with their contrast on any background. Filter, sort, copy, print, or download them as CSV and JSON.`,
  path: codesPath({ set: set.id, sort: "family", bg: "" }),
}));

export const headers = publicCacheHeaders;

export function loader({ url }: Route.LoaderArgs) {
  const { view, background, backgroundProblem, notices } = readAddress(url.searchParams);
  const { colors, ...set } = colorSet(view.set);
  return {
    set,
    tabs: SET_IDS.map(colorSet).map(({ id, label, colors: own }) => ({ id, label, count: own.length })),
    view,
    background: hexOf(background),
    backgroundProblem,
    notices,
    rows: makeRows({ colors }, view.sort, background),
    // Returned by the loader, so that the texts stay out of the page's JavaScript.
    sections: {
      texts: cssColorTexts,
      hexParts,
      notations: makeNotations(),
      relativeExamples,
      mixExamples,
      systemColors,
    },
  };
}

/** The filter works on rows that are already loaded. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return withoutFilter(currentUrl) === withoutFilter(nextUrl) ? false : defaultShouldRevalidate;
}

export default function HtmlColorCodes({ loaderData }: Route.ComponentProps) {
  const { notices, sections, ...codes } = loaderData;
  const { texts, hexParts, notations, relativeExamples, mixExamples, systemColors } = sections;
  const { onClickCapture } = useHeroSwatch();
  return (
    <div
      onClickCapture={onClickCapture}
      className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 md:gap-20 print:gap-6 print:pt-0"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <ToolTitle>HTML color codes</ToolTitle>
        <Notices notices={notices} />
        <Codes {...codes} />
      </div>
      <HexExplained texts={texts.hex} parts={hexParts} />
      <div className="grid gap-x-12 gap-y-12 md:gap-y-20 lg:grid-cols-2">
        <LiveExamples title="Modern syntax" text={texts.notations} examples={notations} />
        <LiveExamples title="Relative colors" text={texts.relative} examples={relativeExamples} />
        <LiveExamples title="color-mix()" text={texts.mix} examples={mixExamples} />
        <Keywords texts={texts} />
      </div>
      <AdSlot />
      <SystemColorList text={texts.system} colors={systemColors} />
    </div>
  );
}

function withoutFilter({ pathname, search }: URL) {
  const query = new URLSearchParams(search);
  query.delete("q");
  return `${pathname}?${query}`;
}

const SAMPLE = fromRgb24(0x0d6986);

function makeNotations(): CssColorExample[] {
  return [
    { code: "#0D6986", what: "Three bytes in base 16" },
    { code: print(SAMPLE, "rgb"), what: "The same bytes in base 10" },
    { code: print({ ...SAMPLE, alpha: 0.5 }, "rgb"), what: "Opacity after a slash" },
    { code: print(SAMPLE, "hsl", { precision: "short" }), what: "Hue, saturation, lightness" },
    { code: print(SAMPLE, "hwb", { precision: "short" }), what: "Hue, whiteness, blackness" },
    { code: print(SAMPLE, "lab", { precision: "short" }), what: "CIE Lab: lightness and two axes" },
    { code: print(SAMPLE, "oklch", { precision: "short" }), what: "Even lightness, chroma, hue" },
    { code: print(SAMPLE, "p3", { precision: "short" }), what: "A space wider than sRGB" },
  ];
}
