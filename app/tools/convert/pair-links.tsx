import { Section } from "#app/ui/section-heading.tsx";
import { FORMAT_NAMES } from "#color/text/format-names.ts";
import type { FormatId } from "#content/conversions.ts";
import { PAIR_FORMATS, PAIRS, type Pair, pathOfPair } from "./pairs.ts";

export function RelatedPairs({ pair: { from, to } }: { pair: Pair }) {
  return (
    <Section id="related" title="Other conversions" className="gap-5">
      <div className="grid gap-x-16 gap-y-6 md:grid-cols-2">
        <LinkGroup
          title={`From ${FORMAT_NAMES[from]}`}
          pairs={PAIRS.filter((pair) => pair.from === from && pair.to !== to)}
        />
        <LinkGroup
          title={`To ${FORMAT_NAMES[to]}`}
          pairs={PAIRS.filter((pair) => pair.to === to && pair.from !== from)}
        />
      </div>
    </Section>
  );
}

export function AllPairs({ names }: { names: Record<FormatId, { name: string; longName: string }> }) {
  return (
    <Section id="pairs" title="One format to another" aside="30 pages">
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
        {PAIR_FORMATS.map((format) => (
          <LinkGroup
            key={format}
            title={names[format].name}
            subtitle={names[format].longName}
            pairs={PAIRS.filter(({ from }) => from === format)}
          />
        ))}
      </div>
    </Section>
  );
}

function LinkGroup({ title, subtitle, pairs }: { title: string; subtitle?: string; pairs: readonly Pair[] }) {
  return (
    <div className="grid content-start gap-1">
      <h3 className="text-base tracking-normal">{title}</h3>
      {subtitle && <p className="text-ink-2 text-sm">{subtitle}</p>}
      <ul className="mt-1">
        {pairs.map((pair) => (
          <li key={pathOfPair(pair)} className="border-line border-t">
            <a href={pathOfPair(pair)} className="flex min-h-11 items-center rounded-swatch text-sm hover:underline">
              {FORMAT_NAMES[pair.from]} to {FORMAT_NAMES[pair.to]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
