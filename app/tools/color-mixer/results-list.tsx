import { Link } from "react-router";
import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { queryOf } from "#app/tools/tool-model.ts";
import { ToolSection } from "#app/tools/tool-section.tsx";
import { Badge } from "#app/ui/badge.tsx";
import type { Hex } from "#color/color.ts";
import { deltaE2000 } from "#color/difference/difference.ts";
import { colorMixer as tool } from "#content/tools.ts";
import { blendAny } from "./blend-any.ts";
import { setMode } from "./changes.ts";
import { colorOf, model } from "./model.ts";
import { MODE_LABELS, MODES, type Mode } from "./state.ts";
import type { Bench } from "./use-bench.ts";
import { whyOf } from "./why.ts";

/** The same parts mixed in every way, one under the other, each with the reason for what it gives. */
export function ResultsList({ bench }: { bench: Bench }) {
  return (
    <ToolSection
      id="ways"
      title="The same parts, mixed nine ways"
      aside={`ΔE 2000 from ${MODE_LABELS[bench.state.activeMode].short}`}
    >
      <ul className="grid overflow-hidden rounded-control border border-line">
        {MODES.map((mode) => (
          <li key={mode} className="border-line not-last:border-b">
            <Way bench={bench} mode={mode} />
          </li>
        ))}
      </ul>
    </ToolSection>
  );
}

function Way({ bench, mode }: { bench: Bench; mode: Mode }) {
  const { state, hex: activeHex, nameOf } = bench;
  const hex = blendAny(state.baseColors, mode);
  if (!hex) return null;
  const name = nameOf(hex);
  const isActive = mode === state.activeMode;
  return (
    <div className="grid grid-cols-[72px_minmax(0,1fr)_auto] items-stretch gap-x-4 sm:grid-cols-[120px_minmax(0,1fr)_auto] md:gap-x-6 lg:grid-cols-[200px_190px_minmax(0,1fr)_auto]">
      <span
        aria-hidden
        className="swatch -mb-px transition-[background-color] duration-200 max-lg:row-span-2"
        style={{ backgroundColor: hex }}
      />
      <span className="grid content-center pt-3 lg:py-3.5">
        <span className="flex flex-wrap items-center gap-x-2.5">
          <Link
            to={tool.path + queryOf(model, setMode(state, mode))}
            preventScrollReset
            aria-current={isActive ? "true" : undefined}
            className="pointer-coarse:py-1.5 font-[550] underline decoration-transparent underline-offset-4 hover:decoration-current aria-[current=true]:decoration-current"
          >
            {MODE_LABELS[mode].long}
          </Link>
          {isActive && <Badge tone="ink">active</Badge>}
        </span>
        <span className="text-sm">
          <span className="font-mono">{hex}</span> <span className="text-ink-2 lg:block">{name}</span>
        </span>
      </span>
      <span className="self-center text-balance text-ink-2 text-sm max-md:col-span-2 max-md:pr-4 max-lg:order-last max-lg:col-start-2 max-lg:pb-3 lg:max-w-[34em]">
        {whyOf(mode, state.baseColors, hex)}
      </span>
      <span className="flex items-center gap-1 pr-2 md:gap-3 md:pr-3.5">
        <span className="font-mono text-ink-2 text-xs">{differenceText(activeHex, hex, isActive)}</span>
        <CopyColorButton color={colorOf(hex)} name={name} />
      </span>
    </div>
  );
}

function differenceText(from: Hex | null, hex: Hex, isActive: boolean) {
  if (isActive || !from) return "";
  return `ΔE ${deltaE2000(colorOf(from), colorOf(hex)).toFixed(1)}`;
}
