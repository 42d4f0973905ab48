import { useDeferredValue, useState } from "react";
import { lateCode } from "#app/late/late-code.ts";
import { LoadFailure } from "#app/late/load-failure.tsx";
import { useInlineCode } from "#app/late/use-late-code.ts";
import { notAColor } from "#app/tools/notices.ts";
import { bandsOf } from "#app/ui/bands.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { useEarlyText } from "#app/ui/use-early.ts";
import type { Color } from "#color/color.ts";
import { detectHarmony } from "#color/harmony/harmony-detect.ts";
import { printHex } from "#color/text/print.ts";
import { setColors } from "../changes.ts";
import { MAX_COLORS } from "../rules.ts";
import { snapTo } from "../snap.ts";
import type { Bench } from "../use-bench.ts";

const readerCode = lateCode(() => import("#color/text/pasted/list.ts"));

export function Detector({ bench: { controls } }: { bench: Bench }) {
  const [text, setText] = useState("");
  const { code: reader, hasFailed, wake } = useInlineCode(readerCode);
  const type = (next: string) => {
    setText(next);
    wake();
  };
  const field = useEarlyText<HTMLTextAreaElement>(text, type);
  const deferred = useDeferredValue(text);
  const all = reader && deferred.trim() !== "" ? reader.parsePastedList(deferred) : null;
  const unread = reader?.unreadParts(deferred) ?? [];
  const colors = all?.slice(0, MAX_COLORS) ?? [];
  const found = detectHarmony(colors);
  return (
    <form
      method="get"
      aria-label="Harmony detector"
      onSubmit={(event) => event.preventDefault()}
      className={`grid content-start gap-4 rounded-bench border border-line bg-sheet p-5 md:p-7 ${colors.length === 0 ? "print:hidden" : ""}`}
    >
      <h2 className="text-xl">Which harmony is it?</h2>
      <Field
        label="A palette in any form"
        hint={
          colors.length > 0 && unread.length > 0
            ? notAColor(unread)
            : "Hex codes, CSS or a palette link: 2 to 12 colors"
        }
        error={all && colors.length === 0 && "No color found in this text."}
      >
        <Textarea
          ref={field}
          isMono
          rows={3}
          name="p"
          spellCheck={false}
          value={text}
          placeholder="#E63946, #2A9D8F, #5B4FCF"
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      {hasFailed && <LoadFailure what="The detector" onRetry={wake} />}
      <div className="noscript:block hidden">
        <Button type="submit">Show on the wheel</Button>
      </div>
      {colors.length > 0 && <Strip colors={colors} />}
      <p role="status" className="font-[550] empty:absolute">
        {colors.length > 0 && (found ? found.sentence : wordsWithoutRule(colors))}
        {found && !found.isNear && " That is too far to count as one."}
        {all && all.length > MAX_COLORS && ` Only the first ${MAX_COLORS} of ${all.length} colors count.`}
      </p>
      {colors.length > 1 && <HarmonyButtons {...{ colors, found, controls }} />}
    </form>
  );
}

function Strip({ colors }: { colors: readonly Color[] }) {
  const hexes = colors.map(printHex);
  return (
    <div
      role="img"
      aria-label={`${colors.length} colors: ${hexes.join(", ")}`}
      className="joined h-14"
      style={{ background: bandsOf(hexes) }}
    />
  );
}

type ButtonsProps = Pick<Bench, "controls"> & {
  colors: readonly Color[];
  found: ReturnType<typeof detectHarmony>;
};

function HarmonyButtons({ controls, colors, found }: ButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {found && (
        <Button variant={found.isNear ? "primary" : "outline"} onClick={() => controls.apply(snapTo, found)}>
          {found.deviation < 0.5 ? "Use this harmony" : "Snap to harmony"}
        </Button>
      )}
      <Button onClick={() => controls.apply(setColors, colors)}>Keep exact colors</Button>
    </div>
  );
}

function wordsWithoutRule(colors: readonly Color[]): string {
  return colors.length === 1
    ? "A harmony needs more than one color."
    : "A harmony needs hues, and these are nearly all grays.";
}
