import type { ToolControls } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { ColorInput } from "#app/ui/color-input.tsx";
import type { Color } from "#color/color.ts";
import { printRatio } from "#color/contrast.ts";
import { fixContrast } from "#color/contrast-fix.ts";
import { fromRgb24 } from "#color/convert.ts";
import { hexOf, print, printPlain } from "#color/print.ts";
import { measure } from "./measure.ts";
import { ROLES, type Role, type State, setBackground, setRole, setText } from "./model.ts";
import { Verdict } from "./verdict.tsx";

const ROLE_NAMES: Record<Role, string> = { link: "Link", hover: "Link, hovered", focus: "Focus ring" };

type Need = {
  name: string;
  why: string;
  front: Color;
  back: Color;
  minimum: number;
  /** What changes when it is fixed; null where two colors would have to. */
  fix: ((state: State, color: Color) => State) | null;
};

/** Text, links and focus on one background: everything that has to be told apart, and how far. */
export function RolesBench({ controls }: { controls: ToolControls<State> }) {
  const { state, apply } = controls;
  return (
    <section
      aria-label="Contrast of roles"
      className="grid overflow-hidden rounded-bench border border-line bg-sheet lg:grid-cols-[minmax(0,1fr)_420px]"
    >
      <Interface state={state} />
      <div className="grid content-start gap-3 p-5 md:p-7">
        <ColorInput label="Text" value={printPlain(state.text)} onChange={(color) => apply(setText, color)} />
        <ColorInput
          label="Background"
          value={printPlain(state.background)}
          onChange={(color) => apply(setBackground, color)}
        />
        {ROLES.map((role) => (
          <ColorInput
            key={role}
            label={ROLE_NAMES[role]}
            value={printPlain(state.roles[role])}
            onChange={(color) => apply(setRole, role, color)}
          />
        ))}
      </div>
      <ul className="border-line border-t px-5 pb-3 md:px-7 lg:col-span-2">
        {needsOf(state).map((need) => (
          <NeedRow key={need.name} need={need} onFix={(color) => need.fix && apply(need.fix, color)} />
        ))}
      </ul>
    </section>
  );
}

function needsOf({ text, background, roles }: State): Need[] {
  const on = { back: background };
  return [
    { name: "Text on the background", why: "Text, AA", front: text, ...on, minimum: 4.5, fix: setText },
    { name: "Link on the background", why: "Text, AA", front: roles.link, ...on, minimum: 4.5, fix: setLink },
    { name: "Hovered link on the background", why: "Text, AA", front: roles.hover, ...on, minimum: 4.5, fix: setHover },
    {
      name: "Link beside text",
      why: "Where links are not underlined, color must tell them apart (technique G183)",
      front: roles.link,
      back: text,
      minimum: 3,
      fix: null,
    },
    { name: "Focus ring on the background", why: "Non-text, AA", front: roles.focus, ...on, minimum: 3, fix: setFocus },
  ];
}

function setLink(state: State, color: Color): State {
  return setRole(state, "link", color);
}

function setHover(state: State, color: Color): State {
  return setRole(state, "hover", color);
}

function setFocus(state: State, color: Color): State {
  return setRole(state, "focus", color);
}

function NeedRow({ need, onFix }: { need: Need; onFix: (color: Color) => void }) {
  const { text, background, ratio } = measure(need.front, need.back);
  const passes = ratio >= need.minimum;
  const fix = passes || !need.fix ? null : fixContrast(text, background, { wcag: need.minimum });
  return (
    <li className="grid items-center gap-x-5 gap-y-1 border-line border-b py-3 last:border-b-0 sm:grid-cols-[1fr_auto_5rem_8.5rem]">
      <span>
        <span className="block font-[550] text-sm">{need.name}</span>
        <span className="text-ink-2 text-xs">{need.why}</span>
      </span>
      <span className="font-mono text-sm tabular-nums">
        {printRatio(ratio)} <span className="text-ink-2 text-xs">of {need.minimum}</span>
      </span>
      <Verdict passes={passes} />
      {fix?.color != null ? (
        <Button
          size="sm"
          onClick={() => onFix(fromRgb24(fix.color))}
          aria-label={`Fix: ${need.name}, ${hexOf(fix.color)}`}
        >
          <span className="swatch size-4 rounded-[4px]" style={{ backgroundColor: hexOf(fix.color) }} />
          {hexOf(fix.color)}
        </Button>
      ) : (
        <span className="text-ink-2 text-xs">{fix && fix.color === null ? fix.reason : ""}</span>
      )}
    </li>
  );
}

/** A paragraph as it would stand on a page. */
function Interface({ state: { text, background, roles } }: { state: State }) {
  const link = { color: print(roles.link, "rgb") };
  return (
    <div
      aria-hidden
      data-specimen
      className="swatch flex min-h-[280px] flex-col justify-center gap-4 p-6 md:p-10"
      style={{ backgroundColor: print(background, "rgb"), color: print(text, "rgb") }}
    >
      <p className="font-semibold text-2xl tracking-[-0.02em]">A page of yours</p>
      <p className="max-w-[34em]">
        Text that holds <span style={link}>a link without a line</span>, one{" "}
        <span className="underline" style={{ color: print(roles.hover, "rgb") }}>
          under the pointer
        </span>{" "}
        and one{" "}
        <span
          className="rounded-[3px] underline outline-2 outline-offset-2"
          style={{ ...link, outlineColor: print(roles.focus, "rgb") }}
        >
          with the focus
        </span>
        . All three have to be found by people who do not see colors as you do.
      </p>
    </div>
  );
}
