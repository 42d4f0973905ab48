import type { CSSProperties } from "react";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { SelectField, TextField } from "#app/ui/fields.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { useEarlyText } from "#app/ui/use-early.ts";
import { printLc } from "#color/contrast/contrast.ts";
import { isLargeForWcag, smallestSizePx } from "#color/contrast/text-size.ts";
import { print } from "#color/text/print.ts";
import {
  FONTS,
  type Font,
  MAX_SAMPLE_LENGTH,
  MAX_SIZE_PX,
  MIN_SIZE_PX,
  type Sample,
  type State,
  setSample,
  WEIGHTS,
  type Weight,
} from "../state.ts";

const FONT_NAMES: Record<Font, string> = {
  sans: "Instrument Sans",
  system: "System",
  serif: "Serif",
  mono: "Monospaced",
};

const FAMILIES: Record<Font, string> = {
  sans: "var(--font-sans)",
  system: "system-ui, sans-serif",
  serif: "Georgia, 'Times New Roman', serif",
  mono: "var(--font-mono)",
};

export const WEIGHT_NAMES = { 400: "Regular", 500: "Medium", 600: "Semibold", 700: "Bold" } as const;

export function sampleStyle({ sizePx, weight, font }: Sample): CSSProperties {
  return {
    fontSize: `${sizePx}px`,
    fontWeight: weight,
    fontFamily: FAMILIES[font],
    lineHeight: sizePx > 30 ? 1.15 : 1.45,
  };
}

export function familyOf(font: Font): CSSProperties {
  return { fontFamily: FAMILIES[font] };
}

/** Next to the controls where they are too far from the preview. */
export function SampleStrip({ state: { text, background, sample } }: { state: State }) {
  const veil = { "--veil": print(background, "rgb") } as CSSProperties;
  return (
    <p
      aria-hidden
      data-specimen
      className="checker swatch flex noscript:hidden h-28 items-center overflow-clip whitespace-nowrap px-5 md:px-7 lg:hidden print:hidden"
      style={{ ...sampleStyle(sample), ...veil, color: print(text, "rgb") }}
    >
      {sample.text}
    </p>
  );
}

export function SampleControls({
  controls: { state, apply, preview, commit, slide },
}: {
  controls: ToolControls<State>;
}) {
  const { text, sizePx, weight, font } = state.sample;
  const type = (next: string) => preview(setSample, { text: next });
  const field = useEarlyText(text, (early, isFocused) => {
    type(early);
    if (!isFocused) commit();
  });
  return (
    <div className="grid noscript:hidden grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)] print:hidden">
      <TextField
        label="Sample text"
        ref={field}
        value={text}
        maxLength={MAX_SAMPLE_LENGTH}
        onChange={({ target }) => type(target.value)}
        onBlur={commit}
      />
      <Slider
        label="Size of the body text"
        min={MIN_SIZE_PX}
        max={MAX_SIZE_PX}
        value={sizePx}
        unit=" px"
        valueText={`${sizePx} px, ${isLargeForWcag(sizePx, weight) ? "large" : "not large"} for WCAG`}
        {...slide((now, value: number) => setSample(now, { sizePx: value }))}
        className="-mt-1"
      />
      <SelectField
        label="Weight"
        of={WEIGHTS.map((option) => [option, WEIGHT_NAMES[option]])}
        value={weight}
        onChange={({ target }) => apply(setSample, { weight: Number(target.value) as Weight })}
      />
      <SelectField
        label="Typeface"
        of={FONTS.map((option) => [option, FONT_NAMES[option]])}
        value={font}
        onChange={({ target }) => apply(setSample, { font: target.value as Font })}
      />
    </div>
  );
}

type SizesProps = { lc: number; ratio: number; sample: Sample };

const USES = [
  { name: "Body", isBody: true },
  { name: "Other", isBody: false },
] as const;

/** The minimum type sizes at this contrast, and whether the sample meets them. */
export function Sizes({ lc, ratio, sample }: SizesProps) {
  return (
    <div className="grid gap-3">
      <h2 className="text-lg">Minimum sizes (APCA)</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 lg:grid-cols-2">
        <table className="w-full text-sm max-tiny:text-xs">
          <caption className="sr-only">Minimum APCA sizes at Lc {printLc(lc)}</caption>
          <thead>
            <tr className="text-ink-2 text-xs">
              <th scope="col" className="pb-2 text-left font-normal">
                Lc {printLc(lc)}
              </th>
              {WEIGHTS.map((weight) => (
                <th key={weight} scope="col" className="pb-2 pl-2 text-right font-normal">
                  <span className="max-tiny:hidden">{WEIGHT_NAMES[weight]}</span>
                  <span className="hidden max-tiny:inline">{weight}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {USES.map(({ name, isBody }) => (
              <tr key={name} className="border-line border-t">
                <th scope="row" className="py-2.5 text-left font-normal">
                  {name}
                </th>
                {WEIGHTS.map((weight) => (
                  <td key={weight} className="py-2.5 pl-2 text-right font-mono sm:whitespace-nowrap">
                    {printSize(smallestSizePx(lc, weight, isBody))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="max-w-[34em] self-center text-ink-2 text-sm">{describeSample({ lc, ratio, sample })}</p>
      </div>
    </div>
  );
}

function printSize(sizePx: number | null) {
  return sizePx === null ? "none" : `${sizePx} px`;
}

function describeSample({ lc, ratio, sample: { sizePx, weight } }: SizesProps): string {
  const isLarge = isLargeForWcag(sizePx, weight);
  const [aa, aaa] = isLarge ? [3, 4.5] : [4.5, 7];
  const level = ratio >= aaa ? "passes AAA" : ratio >= aa ? "passes AA" : "fails";
  const body = smallestSizePx(lc, weight, true);
  const other = smallestSizePx(lc, weight, false);
  const fits =
    body !== null && sizePx >= body
      ? "it is large enough for body text"
      : other !== null && sizePx >= other
        ? "it is large enough for short text, not for paragraphs"
        : other === null
          ? "no size is large enough at this contrast"
          : `it needs at least ${other} px`;
  return `Your sample, ${sizePx} px ${WEIGHT_NAMES[weight].toLowerCase()}, is ${isLarge ? "large" : "normal"} text and ${level} by WCAG 2.2. By APCA, ${fits}.`;
}
