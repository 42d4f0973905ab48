import { useEffect, useRef, useState } from "react";
import { keptHeaders } from "#app/cache-headers.ts";
import { late } from "#app/late/late.tsx";
import { describePage } from "#app/metadata.ts";
import { ResultAnnouncer } from "#app/tools/announcer.tsx";
import { ToolAd } from "#app/tools/tool-ad.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { ToolTitle } from "#app/ui/tool-title.tsx";
import { formatTexts } from "#content/conversions.ts";
import { convert as tool } from "#content/tools.ts";
import type { Route } from "./+types/route";
import { AnyBench } from "./any-bench.tsx";
import type { KeptText } from "./bulk/text-mode.tsx";
import { anyEngine, loadAnyEngine } from "./engine.ts";
import { FormatTexts } from "./format-texts.tsx";
import { addressOf, write } from "./model.ts";
import { AllPairs } from "./pair-links.tsx";
import { readTextMode } from "./read-text-mode.ts";
import { type Current, useConverter } from "./use-converter.ts";
import { usePasteAnywhere } from "./use-paste-anywhere.ts";
import type { View } from "./view.ts";

const TextMode = late(async () => (await import("./bulk/text-mode.tsx")).TextMode, "The page for whole texts", {
  isOnServer: true,
});

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({
    title: tool.title,
    description:
      "Convert any color between HEX, RGB, HSL, HSV, HWB, CMYK, LAB, LCH, OKLAB, OKLCH and Display P3. Type in any row, or convert every color of a whole stylesheet in place.",
    path: tool.path,
    image: "/color/C8C814.png",
    origin: matches[0].loaderData.origin,
  });

export const headers = keptHeaders;

export async function loader({ url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const text = searchParams.get("mode") === "text" ? await readTextMode(searchParams) : null;
  const { read, viewOf } = await loadAnyEngine();
  const state = read(searchParams);
  return { current: { state, view: viewOf(state) }, text, formatTexts };
}

export default function Convert({ loaderData: { current, text, formatTexts } }: Route.ComponentProps) {
  const [lastColor, setLastColor] = useState(current.state.text);
  const keptText = useRef<KeptText>(null);
  const color = { text: text ? current.state.text : lastColor };
  const oneColor = addressOf(color, tool.path);
  const wholeText = `${tool.path}?${new URLSearchParams([["mode", "text"], ...write(color)])}`;
  return (
    <div className="wrap grid gap-12 md:gap-[72px]">
      <div className="grid gap-2">
        <header className="flex flex-wrap items-center justify-between gap-x-8">
          <ToolTitle>{tool.title}</ToolTitle>
          <LinkTabs
            label="What to convert"
            links={[
              { to: oneColor, label: "One color" },
              { to: wholeText, label: "A whole text" },
            ]}
            current={text ? wholeText : oneColor}
          />
        </header>
        <div className="grid min-w-0 gap-6">
          {text ? (
            <TextMode
              path={tool.path}
              color={write(color)}
              kept={keptText}
              loadedOptions={text.options}
              loaded={text.conversion}
            />
          ) : (
            <OneColor current={current} onColor={setLastColor} />
          )}
        </div>
      </div>
      <p className="max-w-[34em] text-ink-2 text-lg">
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

function OneColor({ current, onColor }: { current: Current<View>; onColor: (text: string) => void }) {
  const controls = useConverter(current, { path: tool.path, pair: null, code: anyEngine });
  usePasteAnywhere(controls);
  const { text } = controls.state;
  useEffect(() => onColor(text), [text, onColor]);
  return (
    <>
      <AnyBench controls={controls} />
      <ResultAnnouncer text={`HEX ${controls.view.rows[0]}`} />
    </>
  );
}
