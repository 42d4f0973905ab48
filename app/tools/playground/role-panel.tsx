import { Check, Lock, LockOpen, RotateCcw, X } from "lucide-react";
import { useState } from "react";
import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { paint } from "#app/tools/paint.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { ICON } from "#app/ui/icon.ts";
import { JOINED } from "#app/ui/swatch-strip.tsx";
import { printRatio } from "#color/contrast/contrast.ts";
import { measurePair, PAIRS, type Pair } from "#color/roles/pairs.ts";
import { ROLE_NAMES, type Theme, type ThemeRoleId, type ThemeRoles } from "#color/roles/theme-roles.ts";
import { printHex, printPlain } from "#color/text/print.ts";
import { assignRole, freeRole, toggleRoleLock } from "./changes.ts";
import { THEMES } from "./state.ts";
import type { Bench } from "./use-playground.ts";
import { describeColor, describeOrigin } from "./words.ts";

type Props = { bench: Bench; theme: Theme; id: ThemeRoleId };

/** Who plays a role: a color of the palette, one of its own, or whom the engine chooses. */
export function RolePanel({ bench, theme, id }: Props) {
  const { state, themes, controls, nameOf, titles } = bench;
  const { apply } = controls;
  const role = themes[theme][id];
  const hand = state.hand[theme][id];
  const [isBoth, setIsBoth] = useState(false);
  const targets = isBoth ? THEMES : [theme];
  const isLocked = hand?.isLocked ?? false;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="font-semibold">
            {ROLE_NAMES[id]} <span className="font-normal text-ink-2">in {theme}</span>
          </p>
          <p className="text-ink-2 text-sm">
            {nameOf(role.color) || printHex(role.color)}, {describeOrigin(role, hand)}
          </p>
        </div>
        <CopyColorButton color={role.color} name={ROLE_NAMES[id]} size="sm" className="-mt-1 -mr-1.5" />
      </div>
      <fieldset aria-label="From the palette">
        <div className={`flex ${JOINED}`}>
          {state.slots.map(({ color }, index) => {
            const isChosen = role.index === index && hand !== undefined;
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: places of the palette
                key={index}
                type="button"
                aria-pressed={isChosen}
                aria-label={`Color ${index + 1}, ${describeColor(color, nameOf)}`}
                title={titles[index]}
                onClick={() => apply(assignRole, targets, id, index)}
                style={paint(color)}
                className="swatch -mr-px grid h-12 flex-1 place-items-center font-mono text-xs focus-visible:z-10 focus-visible:outline-current focus-visible:-outline-offset-4"
              >
                {isChosen ? <Check {...ICON} size={16} /> : index + 1}
              </button>
            );
          })}
        </div>
      </fieldset>
      <ColorInput
        label="Another color"
        value={printPlain(role.color)}
        onChange={(color) => apply(assignRole, targets, id, color)}
      />
      <Checkbox label="Choose for both themes" isOn={isBoth} onChange={setIsBoth} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-pressed={isLocked} onClick={() => apply(toggleRoleLock, theme, id, role.color)}>
          {isLocked ? <Lock {...ICON} size={15} /> : <LockOpen {...ICON} size={15} />}
          {isLocked ? "Unlock the role" : "Lock the role"}
        </Button>
        <Button size="sm" variant="ghost" isDisabled={!hand} onClick={() => apply(freeRole, targets, id)}>
          <RotateCcw {...ICON} size={15} />
          Recalculate
        </Button>
      </div>
      <PairLines roles={themes[theme]} id={id} />
    </div>
  );
}

/** Its contrast with the roles that it meets. */
function PairLines({ roles, id }: { roles: ThemeRoles; id: ThemeRoleId }) {
  const pairs = Object.values<Pair>(PAIRS).filter(({ fronts, back }) => fronts.includes(id) || back === id);
  if (pairs.length === 0) return null;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 border-line border-t pt-3 text-sm">
      {pairs.map((pair) => {
        // Of a chart only its own series.
        const own = pair.fronts.includes(id) ? { ...pair, fronts: [id] } : pair;
        const { ratio, lc, front, passes } = measurePair(roles, own);
        const Sign = passes ? Check : X;
        return (
          <li key={pair.name} className="flex items-center gap-2">
            <Sign {...ICON} size={15} className={passes ? "text-ok" : "text-bad"} />
            <span className="min-w-0 flex-1 truncate">
              {ROLE_NAMES[front]} on {ROLE_NAMES[pair.back].toLowerCase()}
            </span>
            <span className={passes ? "text-ink-2" : "text-bad"}>{passes ? "Pass" : `Needs ${pair.minimum}`}</span>
            <span className="w-11 text-right font-mono text-xs">{printRatio(ratio)}</span>
            <span className="w-14 text-right font-mono text-ink-2 text-xs">Lc {lc.toFixed(0).replace("-", "−")}</span>
          </li>
        );
      })}
    </ul>
  );
}
