import { data, redirect } from "react-router";
import { describePage } from "#app/metadata.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { type ConversionId, conversionTexts, formatTexts } from "#content/conversions.ts";
import type { Route } from "./+types/pair-route";
import { Calculation } from "./calculation.tsx";
import { CodeTexts } from "./code-texts.tsx";
import { commonColors } from "./common-colors.ts";
import { CommonValues } from "./common-values.tsx";
import { FormatTable } from "./format-table.tsx";
import { functionsOf } from "./functions/functions.ts";
import { LiveResult } from "./live-result.tsx";
import { read } from "./model.ts";
import { PairBench } from "./pair-bench.tsx";
import { RelatedPairs } from "./pair-links.tsx";
import { pathOfPair, readPair } from "./pairs.ts";
import { Questions } from "./questions.tsx";
import { workOut } from "./steps/steps.ts";
import { faqPage } from "./structured-data.ts";
import { useConverter } from "./use-converter.ts";
import { useSteps } from "./use-steps.ts";

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { pair, title, texts } = loaderData;
  return [
    ...describePage({
      title: `${title} color converter`,
      description: texts.description,
      path: pathOfPair(pair),
      image: "/color/C8C814.png",
      origin: matches[0].loaderData.origin,
    }),
    { "script:ld+json": faqPage(texts.questions) },
  ];
};

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader({ request, params }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const pair = readPair(params.pair);
  if (!pair) {
    const lowered = readPair(params.pair.toLowerCase());
    if (lowered) throw redirect(pathOfPair(lowered) + search, 301);
    throw data(`Page Not Found: ${pathname}`, { status: 404 });
  }
  const { from, to } = pair;
  const state = read(searchParams, from);
  const page = {
    pair,
    state,
    title: `${formatTexts[from].name} to ${formatTexts[to].name}`,
    texts: conversionTexts[`${from}to${to}` as ConversionId],
    steps: workOut(state.color, from, to),
    codes: functionsOf(from, to),
    common: commonColors(pair),
  };
  const headers = search === "" ? { "Cache-Control": "public, max-age=0, s-maxage=3600" } : undefined;
  return data(page, { headers });
}

export default function ConvertPair({ loaderData }: Route.ComponentProps) {
  const { pair, state, title, texts, codes, common } = loaderData;
  const path = pathOfPair(pair);
  const converter = useConverter(state, path);
  const { color } = converter.state;
  const steps = useSteps(color, state.color, loaderData.steps, pair);
  return (
    <div className="wrap grid gap-12 pt-10 md:gap-[84px] md:pt-14">
      <div className="grid gap-6">
        <header className="grid gap-2">
          <h1 className="text-3xl">{title}</h1>
          <p className="max-w-[34em] text-ink-2 text-lg">{texts.summary}</p>
        </header>
        <PairBench pair={pair} converter={converter} />
        <LiveResult color={color} format={pair.to} />
      </div>
      <section aria-labelledby="formats" className="grid gap-4">
        <SectionHeading id="formats" aside="each row takes any color and drives the others">
          Every format
        </SectionHeading>
        <FormatTable converter={converter} color={color} path={path} className="lg:columns-2 lg:gap-16" />
      </section>
      <Calculation title={`${title}, step by step`} steps={steps}>
        <p className="max-w-[34em] text-ink-2">{texts.how}</p>
        <p className="max-w-[34em] text-ink-2 text-sm">
          Shown to four decimals, computed without rounding. The numbers are those of the color above.
        </p>
      </Calculation>
      <CodeTexts codes={codes} />
      <div className="grid gap-12 md:gap-[84px] lg:grid-cols-[38%_1fr] lg:gap-16">
        <div className="grid content-start gap-12">
          <Prose title="What it is for">{texts.why}</Prose>
          <Prose title="Take care">{texts.care}</Prose>
        </div>
        <CommonValues fromName={title.split(" ")[0] ?? ""} toName={title.split(" ").at(-1) ?? ""} colors={common} />
      </div>
      <Questions questions={texts.questions} />
      <RelatedPairs pair={pair} />
    </div>
  );
}

function Prose({ title, children }: { title: string; children: string }) {
  return (
    <section className="grid content-start gap-4">
      <SectionHeading>{title}</SectionHeading>
      <p className="max-w-[34em] text-ink-2">{children}</p>
    </section>
  );
}
