import type { CSSProperties } from "react";
import { ResultAnnouncer } from "#app/tools/announcer.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { ColorDot } from "#app/ui/color-dot.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import type { Color } from "#color/color.ts";
import { printLc, printRatio } from "#color/contrast/contrast.ts";
import { print, printHex } from "#color/text/print.ts";
import { type Need, needsOf } from "../measure/needs.ts";
import { change, ROLES, type State, setColor } from "../state.ts";
import { CheckButton, ColorForm, ColorRow, NUMBERS_COLUMN } from "./color-form.tsx";
import { Verdict } from "./figures.tsx";
import { familyOf, sampleStyle } from "./sample.tsx";

const COLORS = ["text", "background", ...ROLES] as const;
const LINES = [
  { value: "1", label: "Underlined" },
  { value: "0", label: "By color alone" },
] as const;

export function RolesBench({ controls }: { controls: ToolControls<State> }) {
  const { state, apply } = controls;
  const needs = needsOf(state);
  const failing = needs.filter(({ passes }) => !passes).length;
  return (
    <section
      aria-label="Contrast of roles"
      className="grid overflow-hidden rounded-bench border border-line bg-sheet lg:grid-cols-[minmax(0,1fr)_440px]"
    >
      <Interface state={state} />
      <ColorForm
        state={state}
        except={["c", "r", "u"]}
        className={`grid content-start gap-3 p-5 md:p-7 ${NUMBERS_COLUMN}`}
      >
        {COLORS.map((key) => (
          <ColorRow key={key} controls={controls} of={key} />
        ))}
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span aria-hidden className="font-[550] text-sm">
            Links are
          </span>
          <Segmented
            label="Links are"
            name="u"
            options={LINES}
            value={state.isUnderlined ? "1" : "0"}
            onChange={(value) => apply(change, { isUnderlined: value === "1" })}
          />
        </div>
        <CheckButton className="mt-1" />
      </ColorForm>
      <ul className="border-line border-t px-5 pb-2 md:px-7 lg:col-span-2">
        {needs.map((need) => (
          <NeedRow key={need.name} need={need} onFix={(color) => apply(setColor, need.of, color)} />
        ))}
      </ul>
      <ResultAnnouncer text={failing === 0 ? "All of them pass." : `${failing} of ${needs.length} fail.`} />
    </section>
  );
}

function NeedRow({ need, onFix }: { need: Need; onFix: (color: Color) => void }) {
  const { name, why, ratio, lc, minimum, passes, fix } = need;
  return (
    <li className="grid min-h-[68px] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1.5 border-line border-b py-2.5 last:border-b-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,15rem)_7rem_4rem_4.5rem]">
      <span className="max-lg:col-span-2">
        <span className="block font-[550] text-sm">{name}</span>
        <span className="block text-ink-2 text-xs">{why}</span>
      </span>
      <span className="max-lg:order-last max-lg:col-span-2 max-lg:empty:hidden lg:justify-self-end">
        {fix?.color != null && (
          <Button size="sm" onClick={() => onFix(fix.color)} aria-label={`Fix: ${name}, ${print(fix.color, "hex")}`}>
            <Icon className="icon-wand-sparkles" />
            <ColorDot color={printHex(fix.color)} className="size-4 rounded-[4px]" />
            <span className="font-mono text-xs">{print(fix.color, "hex")}</span>
          </Button>
        )}
        {fix?.color === null && <span className="block text-ink-2 text-xs">{fix.reason}</span>}
      </span>
      <span className="font-mono text-sm tabular-nums lg:text-right">
        {printRatio(ratio)} <span className="text-ink-2 text-xs">of {minimum}</span>
      </span>
      <span className="font-mono text-ink-2 text-xs max-lg:hidden lg:text-right">Lc {printLc(lc)}</span>
      <span className="justify-self-end">
        <Verdict passes={passes} />
      </span>
    </li>
  );
}

function Interface({ state: { text, background, roles, isUnderlined, sample } }: { state: State }) {
  const link = { color: print(roles.link, "rgb") };
  const line = isUnderlined ? "underline underline-offset-2" : "";
  return (
    <div
      aria-hidden
      data-specimen
      className="checker swatch flex min-h-[280px] flex-col justify-center gap-5 p-6 md:p-10"
      style={{ "--veil": print(background, "rgb"), color: print(text, "rgb") } as CSSProperties}
    >
      <p
        className="max-w-[14em] text-balance font-semibold text-2xl tracking-[-0.02em] [overflow-wrap:anywhere]"
        style={familyOf(sample.font)}
      >
        {sample.text}
      </p>
      <p className="max-w-[34em]" style={sampleStyle(sample)}>
        A paragraph with{" "}
        <span className={line} style={link}>
          a link
        </span>
        , one{" "}
        <span className="underline underline-offset-2" style={{ color: print(roles.hover, "rgb") }}>
          under the pointer
        </span>{" "}
        and one{" "}
        <span
          className={`rounded-[3px] outline-2 outline-offset-2 [box-decoration-break:clone] ${line}`}
          style={{ ...link, outlineColor: print(roles.focus, "rgb") }}
        >
          with the focus
        </span>
        . People who see colors differently must be able to find all three.
      </p>
    </div>
  );
}
