import { ToolSection } from "#app/tools/tool-section.tsx";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { blendCss, clippedBlend } from "#color/blend-css.ts";
import type { Hex } from "#color/color.ts";
import { MODE_LABELS } from "./state.ts";
import type { Bench } from "./use-bench.ts";

/** The mixture as CSS. */
export function CssOutput({ bench: { state, used, hex } }: { bench: Bench }) {
  const { activeMode } = state;
  const css = activeMode === "pigment" ? null : blendCss(used, activeMode);
  const clipped = activeMode === "pigment" ? null : clippedBlend(used, activeMode);
  if (!hex) return null;
  return (
    <ToolSection id="css" title="As CSS">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <CodeBlock title="The mixture" language="CSS" code={`background: ${css ?? hex.toLowerCase()};`} />
        <p className="max-w-[34em] text-ink-2 text-sm">{noteOf(css, clipped, hex, MODE_LABELS[activeMode].long)}</p>
      </div>
    </ToolSection>
  );
}

function noteOf(css: string | null, clipped: Hex | null, hex: Hex, mode: string) {
  if (css === null) return `CSS can't mix like ${mode}, so this is the result in hex.`;
  if (!css.startsWith("color-mix")) return "A single color doesn't need color-mix().";
  if (clipped && clipped !== hex) {
    return `This mixture is outside sRGB. Browsers clip each channel and show ${clipped}; ${hex} keeps lightness and hue and loses chroma.`;
  }
  return `Browsers since 2023 show ${hex}. Nested calls mix two colors at a time, weighted by share.`;
}
