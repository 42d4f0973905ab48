import { redirect } from "react-router";
import { publicCacheHeaders } from "#app/cache-headers.ts";
import { pageNotFound, searchOf } from "#app/frame/page-not-found.ts";
import { suggestPages } from "#app/frame/suggest-pages.ts";
import { late } from "#app/late/late.tsx";
import { dataMeta } from "#app/metadata.ts";
import { ResultAnnouncer } from "#app/tools/announcer.tsx";
import { ToolAd } from "#app/tools/tool-ad.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { ToolTitle } from "#app/ui/tool-title.tsx";
import { FORMAT_NAMES } from "#color/text/format-names.ts";
import { type ConversionId, conversionTexts, formatTexts } from "#content/conversions.ts";
import { convert as tool } from "#content/tools.ts";
import type { Route } from "./+types/pair-route";
import { BENCH_GRID } from "./bench.tsx";
import { commonColors } from "./common-colors.ts";
import { pairEngine } from "./engine.ts";
import { FormatTable } from "./format-table.tsx";
import { functionsOf } from "./functions/functions.ts";
import { PairBench } from "./pair-bench.tsx";
import { RelatedPairs } from "./pair-links.tsx";
import { Calculation, CodeTexts, CommonValues, Prose } from "./pair-sections.tsx";
import { pairViewOf } from "./pair-view.ts";
import { hasShorterWay, pathOfPair, readPair } from "./pairs.ts";
import { read } from "./reader.ts";
import { useConverter } from "./use-converter.ts";

const Questions = late(async () => (await import("#app/ui/questions.tsx")).Questions, "The list of questions", {
  isOnServer: true,
});

export const meta: Route.MetaFunction = dataMeta(({ pair, title, texts }) => ({
  title: `${title} color converter`,
  description: texts.description,
  path: pathOfPair(pair),
  above: [{ name: tool.title, path: tool.path }],
  shortTitle: title,
}));

export const headers = publicCacheHeaders;

export function loader({ request, url, params }: Route.LoaderArgs) {
  const { pathname, searchParams } = url;
  const pair = readPair(params.pair);
  if (!pair) {
    const lowered = readPair(params.pair.toLowerCase().replaceAll("-", ""));
    if (lowered) throw redirect(pathOfPair(lowered) + searchOf({ request, url }), 301);
    throw pageNotFound({ request, url }, suggestPages(pathname.replace(/to(?=\w+$)/, "-to-")));
  }
  const { from, to } = pair;
  const state = read(searchParams, from);
  return {
    pair,
    current: { state, view: pairViewOf(state, pair) },
    title: `${formatTexts[from].name} to ${formatTexts[to].name}`,
    texts: conversionTexts[`${from}to${to}` as ConversionId],
    codes: functionsOf(from, to),
    common: commonColors(pair),
  };
}

export default function ConvertPair({ loaderData }: Route.ComponentProps) {
  const { pair, current, title, texts, codes, common } = loaderData;
  const controls = useConverter(current, { path: pathOfPair(pair), pair, code: pairEngine });
  const { view } = controls;
  return (
    <div className="wrap grid gap-12 md:gap-[84px]">
      <div className={BENCH_GRID}>
        <ToolTitle>{title}</ToolTitle>
        <PairBench pair={pair} controls={controls} view={view} />
        <ResultAnnouncer text={`${FORMAT_NAMES[pair.to]} ${view.output}`} />
        {/* Inside the grid, so that on phones the actions stay visible as long as there is a color to edit. */}
        <p className="mt-12 max-w-[34em] text-ink-2 text-lg md:col-span-2 md:mt-[84px]">{texts.summary}</p>
        <Section
          id="formats"
          title="Every format"
          aside="type in any row to change the others"
          className="mt-12 gap-4 md:col-span-2 md:mt-[84px]"
        >
          <FormatTable controls={controls} className="lg:columns-2 lg:gap-16" />
        </Section>
      </div>
      <ToolAd tool={tool} />
      <Calculation title={`${title}, step by step`} steps={view.steps}>
        <p className="max-w-[34em] text-ink-2">{texts.how}</p>
        {hasShorterWay(pair) && (
          <p className="max-w-[34em] text-ink-2">The steps on this page go through RGB and reach the same numbers.</p>
        )}
        <p className="max-w-[34em] text-ink-2 text-sm">
          The numbers are for the color above, calculated without rounding and shown to four decimals.
        </p>
      </Calculation>
      <CodeTexts codes={codes} />
      <div className="grid gap-12 md:gap-[84px] lg:grid-cols-[38%_1fr] lg:gap-16">
        <div className="grid content-start gap-12">
          <Prose title="When to use it">{texts.why}</Prose>
          <Prose title="Watch out">{texts.care}</Prose>
        </div>
        <CommonValues fromName={FORMAT_NAMES[pair.from]} toName={FORMAT_NAMES[pair.to]} colors={common} />
      </div>
      <Questions questions={texts.questions} />
      <RelatedPairs pair={pair} />
    </div>
  );
}
