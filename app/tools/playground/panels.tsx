import { useState } from "react";
import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import { LateColorPanel } from "#app/frame/color-panel/late-color-panel.tsx";
import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { CopyMenu } from "#app/frame/copy/copy-menu.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { paint } from "#app/tools/paint.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { optionsOf } from "#app/ui/options-of.ts";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { printLc, printRatio } from "#color/contrast/contrast.ts";
import { measurePair, PAIRS, type Pair } from "#color/roles/pairs.ts";
import { ROLE_NAMES, THEME_ROLE_IDS, type Theme, type ThemeRoleId, type ThemeRoles } from "#color/roles/theme-roles.ts";
import { printHex, printPlain } from "#color/text/print.ts";
import { assignRole, freeRole, removeColor, setColor, toggleLock, toggleRoleLock } from "./changes.ts";
import { THEMES } from "./state.ts";
import type { Bench } from "./use-playground.ts";
import { describeColor, describeOrigin } from "./words.ts";

type Props = { bench: Bench; theme: Theme; id: ThemeRoleId };

/** Chooses the color of a role: one from the palette, a custom color, or the engine's choice. */
export function RolePanel({ bench, theme, id }: Props) {
  const { state, themes, controls, nameOf } = bench;
  const { apply, edit } = controls;
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
      <PaletteChoice
        bench={bench}
        chosen={hand ? role.index : null}
        onChoose={(index) => apply(assignRole, targets, id, index)}
      />
      <ColorInput label="Another color" value={printPlain(role.color)} {...edit(assignRole, targets, id)} isOpaque />
      <Checkbox label="Choose for both themes" isOn={isBoth} onChange={setIsBoth} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-pressed={isLocked} onClick={() => apply(toggleRoleLock, theme, id, role.color)}>
          {isLocked ? <Icon className="icon-lock size-[15px]" /> : <Icon className="icon-lock-open size-[15px]" />}
          Lock the role
        </Button>
        <Button size="sm" variant="ghost" isDisabled={!hand} onClick={() => apply(freeRole, targets, id)}>
          <Icon className="icon-rotate-ccw size-[15px]" />
          Recalculate
        </Button>
      </div>
      <PairLines roles={themes[theme]} id={id} />
    </div>
  );
}

type ChoiceProps = { bench: Bench; chosen: number | null; onChoose: (index: number) => void };

function PaletteChoice({ bench: { state, nameOf, titles }, chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset aria-label="From the palette">
      <div className="joined flex">
        {state.slots.map(({ color }, index) => (
          <button
            key={index}
            type="button"
            aria-pressed={chosen === index}
            aria-label={`Color ${index + 1}, ${describeColor(color, nameOf)}`}
            title={titles[index]}
            onClick={() => onChoose(index)}
            style={paint(color)}
            className="swatch -mr-px grid h-12 flex-1 place-items-center font-mono text-xs hover:opacity-85 focus-visible:z-10 focus-visible:outline-current focus-visible:-outline-offset-4"
          >
            {chosen === index ? <Icon className="icon-check size-4" /> : index + 1}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function PairLines({ roles, id }: { roles: ThemeRoles; id: ThemeRoleId }) {
  const pairs = Object.values<Pair>(PAIRS).filter(({ fronts, back }) => fronts.includes(id) || back === id);
  if (pairs.length === 0) return null;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 border-line border-t pt-3 text-sm">
      {pairs.map((pair) => {
        // For charts, only the series of this role.
        const own = pair.fronts.includes(id) ? { ...pair, fronts: [id] } : pair;
        const { ratio, lc, front, passes } = measurePair(roles, own);
        return (
          <li key={pair.name} className="flex items-center gap-2">
            <Icon className={passes ? "icon-check size-[15px] text-ok" : "icon-x size-[15px] text-bad"} />
            <span className="min-w-0 flex-1 truncate">
              {ROLE_NAMES[front]} on {ROLE_NAMES[pair.back].toLowerCase()}
            </span>
            <span className={passes ? "text-ink-2" : "text-bad"}>{passes ? "Pass" : `Needs ${pair.minimum}`}</span>
            <span className="w-11 text-right font-mono text-xs">{printRatio(ratio)}</span>
            <span className="w-14 text-right font-mono text-ink-2 text-xs">Lc {printLc(lc)}</span>
          </li>
        );
      })}
    </ul>
  );
}

type For = "both" | Theme;

const ROLES = THEME_ROLE_IDS.map((id) => ({ value: id, label: ROLE_NAMES[id] }));
const FOR = optionsOf<For>({ both: "both themes", light: "light", dark: "dark" });

export function ColorOptions({ bench, index }: { bench: Bench; index: number }) {
  const { state, controls, titles, float } = bench;
  const [role, setRole] = useState<ThemeRoleId>("primary");
  const [theme, setTheme] = useState<For>("both");
  const slot = state.slots[index];
  if (!slot) return null;
  const { color, isLocked } = slot;
  const title = titles[index];
  const remove = () => {
    float.close();
    controls.apply(removeColor, index);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 truncate font-semibold">{title}</p>
        <span className="-mr-1.5 flex shrink-0">
          <IconButton
            icon={isLocked ? "icon-lock" : "icon-lock-open"}
            name={`Lock ${title}`}
            data-tip={isLocked ? "Unlock" : "Lock"}
            size="sm"
            isPressed={isLocked}
            onClick={() => controls.apply(toggleLock, index)}
          />
          <CopyColorButton color={color} name={title} size="sm" />
          <CopyMenu color={color} name={title} size="sm" />
          <KeepButton color={color} name={title} size="sm" />
          {state.slots.length > 1 && (
            <IconButton icon="icon-trash" name={`Remove ${title}`} size="sm" onClick={remove} />
          )}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        <PillSelect label="Use as" value={role} options={ROLES} onChange={setRole} className="basis-full" />
        <PillSelect label="in" value={theme} options={FOR} onChange={setTheme} />
        <Button
          variant="primary"
          onClick={() => controls.apply(assignRole, theme === "both" ? THEMES : [theme], role, index)}
          className="flex-1"
        >
          Set role
        </Button>
      </div>
      <LateColorPanel
        label={`Color ${index + 1}`}
        color={color}
        onPreview={(next) => controls.preview(setColor, index, next)}
        onCommit={controls.commit}
        isOpaque
      />
    </div>
  );
}
