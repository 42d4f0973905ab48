import { useState } from "react";
import { publicCacheHeaders } from "#app/cache-headers.ts";
import { late } from "#app/late/late.tsx";
import { describePage } from "#app/metadata.ts";
import { describeSite } from "#app/structured-data.ts";
import { Kbd } from "#app/ui/kbd.tsx";
import type { Hex } from "#color/color.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import { printCount } from "#color/words/count.ts";
import { TOOL_COUNT } from "#content/tools.ts";
import { namesContext } from "#contract/site.ts";
import { CHANGELOG_FEED } from "../changelog/feed.ts";
import type { Route } from "./+types/route";
import { factsOf } from "./facts.ts";
import { Strip } from "./strip.tsx";
import type { Palette } from "./swatches.ts";

const PALETTE: readonly Hex[] = ["#DB073D", "#DBA507", "#8EC7D2", "#0D6986", "#07485B"];

const Below = late(async () => (await import("./below.tsx")).Below, "The rest of this page", { isOnServer: true });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...describePage({
    title: "Huesmith: color tools for people who care about color",
    description: `Generate palettes, check contrast, convert any color exactly, and look up ${printCount(loaderData?.nameCount ?? 0)} color names. Free, without signing in.`,
    path: "/",
    origin: matches[0].loaderData.origin,
  }),
  ...describeSite(matches[0].loaderData.origin),
];

export const links: Route.LinksFunction = () => [CHANGELOG_FEED];

export const headers = publicCacheHeaders;

export function loader({ context }: Route.LoaderArgs) {
  const names = context.get(namesContext);
  const palette = PALETTE.map((hex) => ({ hex, name: names.best(parseHex24(hex)).name }));
  return { nameCount: names.count, palette, facts: factsOf(palette) };
}

export default function Home({ loaderData: { palette: first, facts, nameCount } }: Route.ComponentProps) {
  const [palette, setPalette] = useState<Palette>({ swatches: first, past: [] });
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-12 md:gap-[84px] md:pt-16">
      <section className="grid gap-8 md:gap-11">
        <div className="grid gap-5">
          <h1 className="max-w-[11em] text-3xl md:text-4xl">Color tools for people who care about color.</h1>
          <p className="text-balance text-ink-2 text-lg">
            {TOOL_COUNT} fast tools, one workspace. Free, without signing in.{" "}
            <span className="noscript:hidden pointer-coarse:hidden">
              Press <Kbd>space</Kbd> to try one right here.
            </span>
          </p>
        </div>
        <Strip palette={palette} setPalette={setPalette} firstFacts={facts} />
      </section>
      <div className="grid gap-12 md:gap-[84px]">
        <Below nameCount={nameCount} swatches={palette.swatches} />
      </div>
    </div>
  );
}
