import { Button } from "#app/ui/button.tsx";
import type { Hex } from "#color/color.ts";
import { colorPath } from "#contract/color-path.ts";

/** Text typed as a color, and why it can't be parsed. */
export type Unread = { readonly text: string; readonly problem: string };

type Props = { hex: Hex; oklch: readonly [l: number, c: number, h: number]; unread: Unread | null };

export const BENCH =
  "grid grid-cols-1 items-center gap-x-8 gap-y-3 rounded-bench border border-line bg-sheet p-4 text-sm xl:px-6";
/** Chroma at the right end of the slider, slightly above the maximum in sRGB. */
export const CHROMA_LIMIT = 0.33;

/** Two plain GET forms for browsers without JavaScript. The server responds with the color. */
export function EditForms({ hex, oklch: [l, c, h], unread }: Props) {
  const action = colorPath(hex);
  return (
    <div className={`mx-2 sm:mx-4 md:-mt-6 lg:-mt-11 print:hidden ${unread ? "" : "noscript:block hidden"}`}>
      <div className={`${BENCH} xl:grid-cols-[2fr_1fr]`}>
        <form action={action} className="grid min-w-0 items-end gap-x-8 gap-y-3 md:grid-cols-[1fr_1fr_1fr_auto]">
          <Range label="Lightness" name="l" max={100} value={l} />
          <Range label="Chroma" name="c" max={CHROMA_LIMIT} value={c} />
          <Range label="Hue" name="h" max={360} value={h} />
          <Button type="submit">Show</Button>
        </form>
        <form action={action} className="grid min-w-0 gap-1.5">
          <div className="flex min-w-0 items-center gap-2.5">
            <label className="flex min-w-0 grow items-center gap-2.5">
              <span className="shrink-0">Any color</span>
              <input
                name="set"
                required
                defaultValue={unread?.text}
                aria-invalid={unread !== null || undefined}
                aria-describedby="bad-color"
                className="h-11 w-0 min-w-0 grow rounded-control bg-well px-3.5 font-mono"
              />
            </label>
            <Button type="submit">Show</Button>
          </div>
          <p id="bad-color" className="text-bad text-xs empty:hidden">
            {unread?.problem}
          </p>
        </form>
      </div>
    </div>
  );
}

type RangeProps = { label: string; name: string; max: number; value: number };

function Range({ label, value, ...limits }: RangeProps) {
  return (
    <label className="grid gap-1.5">
      {label}
      <input type="range" min={0} step="any" defaultValue={value} {...limits} className="w-full accent-ink" />
    </label>
  );
}
