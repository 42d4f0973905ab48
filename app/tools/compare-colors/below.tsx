import { cssColor } from "#app/tools/paint.ts";
import { ToolSection } from "#app/tools/tool-section.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { bandsOf } from "#app/ui/bands.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Color } from "#color/color.ts";
import { convert, fromRgb24, toRgb24 } from "#color/convert.ts";
import { hardestPairs, see, VISION_CONES, worstVision } from "#color/difference/compare.ts";
import { deltaE2000 } from "#color/difference/difference.ts";
import { deltaE94, deltaECmc, deltaEHyAb } from "#color/difference/other-differences.ts";
import { smallestGamut } from "#color/gamut.ts";
import { capitalize } from "#color/text/capitalize.ts";
import { print, printHex, printPlain } from "#color/text/print.ts";
import { SAFE_DELTA_E } from "#color/vision.ts";
import { GAMUT_NAMES } from "#color/words/gamut-names.ts";
import { VISION_NAMES } from "#color/words/vision-names.ts";
import { AllPairs } from "./all-pairs.tsx";
import type { BenchProps } from "./color-list.tsx";
import { pairOf } from "./model.ts";
import { StepsBetween } from "./steps-between.tsx";
import { Theory } from "./theory.tsx";

export function Below({ controls, names }: BenchProps) {
  const { state } = controls;
  const { colors } = state;
  const pair = pairOf(state);
  return (
    <>
      {colors.length > 2 && (
        <ToolSection id="pairs" title="All pairs" aside="ΔE 2000">
          <AllPairs controls={controls} names={names} />
        </ToolSection>
      )}
      <ToolSection id="visions" title="Color blindness" aside="simulated">
        <Visions colors={colors} />
      </ToolSection>
      <StepsBetween controls={controls} />
      <ToolSection id="gamut" title="On P3 and sRGB screens">
        <ul className="grid gap-x-16 gap-y-8 md:grid-cols-2">
          {pair.map((color, place) => (
            <Loss key={place} color={color} />
          ))}
        </ul>
      </ToolSection>
      <Formulas pair={pair} />
      <Theory pair={pair} />
    </>
  );
}

function Formulas({ pair }: { pair: [Color, Color] }) {
  const rows = [
    ["ΔE 94", deltaE94(...pair).toFixed(2), "The predecessor of ΔE 2000. The first color is the reference."],
    [
      "ΔE CMC 2:1",
      deltaECmc(...pair).toFixed(2),
      "For textiles: up to 1 is accepted. The first color is the reference.",
    ],
    ["ΔE HyAB", deltaEHyAb(...pair).toFixed(2), "For large differences: lightness counts separately."],
  ] as const;
  return (
    <ToolSection id="formulas" title="Other formulas">
      <dl className="grid gap-x-16 lg:grid-cols-3">
        {rows.map(([name, value, use]) => (
          <div
            key={name}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-line border-t py-3 sm:grid-cols-[7rem_5rem_1fr] lg:grid-cols-[1fr_auto]"
          >
            <dt className="font-mono text-ink-2 text-xs">{name}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
            <dd className="text-ink-2 text-sm max-sm:col-span-2 lg:col-span-2">{use}</dd>
          </div>
        ))}
      </dl>
    </ToolSection>
  );
}

/** What a wide-gamut color loses in sRGB; for an sRGB color, what its numbers look like if misread as P3. */
function Loss({ color }: { color: Color }) {
  const gamut = smallestGamut(color);
  const inSrgb = fromRgb24(toRgb24(color));
  const isWide = gamut !== "srgb";
  const misread = misreadAsP3(color);
  const [left, right] = isWide ? [color, inSrgb] : [color, misread];
  const lost = deltaE2000(left, right).toFixed(1);
  return (
    <li className="grid content-start gap-3">
      <span aria-hidden data-specimen className="swatch grid h-24 grid-cols-2 overflow-hidden rounded-control">
        <span style={{ backgroundColor: isWide ? print(left, "p3") : cssColor(left) }} />
        <span style={{ backgroundColor: isWide ? printHex(right) : print(right, "p3") }} />
      </span>
      <p className="max-w-[34em] text-ink-2">
        <span className="font-mono text-ink text-sm">{printPlain(color)}</span>{" "}
        {isWide
          ? `is outside sRGB${gamut ? ` and inside ${GAMUT_NAMES[gamut]}` : " and Rec. 2020"}. An sRGB screen shows ${printHex(color)} instead, ΔE ${lost} away, so both halves look the same there.`
          : `is inside sRGB, so every screen shows it correctly. If an app reads its numbers as Display P3, as in the right half, it is ΔE ${lost} off${Number(lost) < 1 ? ", too small to see" : ""}.`}
      </p>
    </li>
  );
}

/** The same red, green and blue values, interpreted as Display P3. */
function misreadAsP3(color: Color): Color {
  const { r, g, b, alpha } = convert(color, "srgb");
  return { space: "display-p3", r, g, b, alpha };
}

function Visions({ colors }: { colors: readonly Color[] }) {
  const worst = worstVision(colors)?.vision;
  return (
    <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
      {hardestPairs(colors).map(({ vision, pair, deltaE2000, isSafe }) => {
        return (
          <li key={vision} className="grid content-start gap-2.5">
            <span
              aria-hidden
              data-specimen
              className="swatch h-24 rounded-control"
              style={{ background: bandsOf(colors.map((color) => printHex(see(color, vision)))) }}
            />
            <span className="flex items-baseline justify-between gap-3">
              <span>
                <span className="font-[550]">{capitalize(VISION_NAMES[vision])}</span>{" "}
                <span className="text-ink-2 text-sm">{VISION_CONES[vision]}</span>
              </span>
              {vision === worst && <Badge tone="outline">hardest</Badge>}
            </span>
            <span className={`inline-flex items-center gap-1.5 text-sm ${isSafe ? "text-ok" : "text-bad"}`}>
              <Icon className={isSafe ? "icon-check size-4" : "icon-triangle-alert size-4"} />
              {`ΔE ${deltaE2000.toFixed(1)}, ${isSafe ? "safe" : `under ${SAFE_DELTA_E}`}`}
            </span>
            {colors.length > 2 && (
              <span className="font-mono text-ink-2 text-xs">
                {pair.map((place) => printHex(colors[place] as Color)).join(" and ")}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
