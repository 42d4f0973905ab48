import { useState } from "react";
import { publicCacheHeaders } from "#app/cache-headers.ts";
import { late } from "#app/late/late.tsx";
import { ToolAd } from "#app/tools/tool-ad.tsx";
import { toolMeta } from "#app/tools/tool-meta.ts";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { ToolTitle } from "#app/ui/tool-title.tsx";
import { type FormatText, formatTexts } from "#content/conversions.ts";
import { convert as tool } from "#content/tools.ts";
import type { Route } from "./+types/route";
import { AnyBench } from "./any-bench.tsx";
import { BENCH_GRID } from "./bench.tsx";
import { convertText } from "./bulk/convert-text.ts";
import { readOptions } from "./bulk/text-options.ts";
import { addressOf, write } from "./model.ts";
import { AllPairs } from "./pair-links.tsx";
import { read, viewOf } from "./reader.ts";

const TextMode = late(async () => (await import("./bulk/text-mode.tsx")).TextMode, "The text converter", {
  isOnServer: true,
});

export const meta = toolMeta(
  tool,
  "Convert any color between HEX, RGB, HSL, HSV, HWB, CMYK, LAB, LCH, OKLAB, OKLCH and Display P3. Type in any row, or convert all colors of a stylesheet in place.",
);

export const headers = publicCacheHeaders;

export async function loader({ url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const text = searchParams.get("mode") === "text" ? await readTextMode(searchParams) : null;
  const state = read(searchParams);
  return { current: { state, view: viewOf(state) }, text, formatTexts };
}

export default function Convert({ loaderData: { current, text, formatTexts } }: Route.ComponentProps) {
  const [lastColor, setLastColor] = useState(current.state.text);
  const [textQuery, setTextQuery] = useState("mode=text");
  const color = { text: text ? current.state.text : lastColor };
  const oneColor = addressOf(color, tool.path);
  const wholeText = `${tool.path}?${new URLSearchParams([...new URLSearchParams(textQuery), ...write(color)])}`;
  return (
    <div className="wrap grid gap-12 md:gap-[72px]">
      {/* Like ToolPage's `holdsPaint`: on phones the color is above the form, which comes first in the HTML. */}
      <link rel="expect" href="#below" blocking="render" />
      <div className={`${BENCH_GRID} max-md:gap-3`}>
        <header className={`flex flex-wrap items-center gap-x-4 ${text ? "md:col-span-2" : ""}`}>
          {/* As wide as a toast, which would cover the tabs. */}
          <ToolTitle className="md:max-[77.5rem]:min-w-[244px]">{tool.title}</ToolTitle>
          <LinkTabs
            label="What to convert"
            links={[
              { to: oneColor, label: "One color" },
              { to: wholeText, label: "Text or file" },
            ]}
            current={text ? wholeText : oneColor}
          />
        </header>
        {text ? (
          <div className="min-w-0 md:col-span-2">
            <TextMode
              path={tool.path}
              color={write(color)}
              loadedOptions={text.options}
              loaded={text.conversion}
              onOptions={setTextQuery}
            />
          </div>
        ) : (
          <AnyBench path={tool.path} current={current} onColor={setLastColor} />
        )}
      </div>
      <p id="below" className="max-w-[34em] text-ink-2 text-lg">
        {text
          ? "Paste a stylesheet, token file or list to convert every color in place."
          : "Type a color in any row, in any format, and see it in all the others."}
      </p>
      <ToolAd tool={tool} />
      <AllPairs names={formatTexts} />
      <FormatTexts formats={Object.values(formatTexts)} />
    </div>
  );
}

/** The server's result for a text mode form submitted without JavaScript. */
async function readTextMode(params: URLSearchParams) {
  const options = readOptions(params);
  const source = params.get("t") ?? "";
  return {
    options,
    conversion: { source, fileName: null, result: await convertText(source, options, async () => {}) },
  };
}

function FormatTexts({ formats }: { formats: readonly FormatText[] }) {
  return (
    <Section id="formats" title="What the numbers mean">
      <dl>
        {formats.map(({ name, longName, what, example, usedIn }) => (
          <div
            key={name}
            className="grid gap-x-16 gap-y-3 border-line border-t py-7 first:border-t-0 first:pt-0 lg:grid-cols-[38%_1fr]"
          >
            <dt className="grid content-start gap-1">
              <span className="font-semibold text-lg">{name}</span>
              <span className="text-ink-2 text-sm">{longName}</span>
              <span className="mt-1.5 font-mono text-sm">{example}</span>
            </dt>
            <dd className="grid max-w-[34em] gap-3 text-ink-2">
              <p>{what}</p>
              <p>{usedIn}</p>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
