import { Plus, X } from "lucide-react";
import { RuleGroup } from "#app/frame/draw/rule-group.tsx";
import { Button } from "#app/ui/button.tsx";
import { ColorInput } from "#app/ui/color-input.tsx";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Slider } from "#app/ui/slider.tsx";
import type { ContrastRole, ContrastRules as Rules } from "#color/generate/request.ts";
import { printHex } from "#color/text/print.ts";
import { useLiveBench } from "../bench-context.ts";
import { setBackground, setConstraints } from "../changes.ts";
import { MAX_ROLES, SPARE_SEED } from "../state.ts";
import { RatioRule } from "./ratio-rule.tsx";

const RATIOS = [1, 3, 4.5, 7, 10];
const NEIGHBOR_RATIOS = [1, 1.2, 1.5, 2, 3];
const PAIR_RATIOS = [3, 4.5, 7];

export function ContrastRules() {
  const { controls } = useLiveBench();
  const { state, apply, preview, commit } = controls;
  const { contrast } = state.constraints;
  const { pairs, roles } = contrast;
  const changed = (change: Partial<Rules>) => ({ contrast: { ...contrast, ...change } });
  const set = (change: Partial<Rules>) => apply(setConstraints, changed(change), SPARE_SEED);
  const most = (state.slots.length * (state.slots.length - 1)) / 2;
  return (
    <RuleGroup title="Contrast">
      <RatioRule
        label="Darkest on lightest"
        value={contrast.ends}
        options={RATIOS}
        onChange={(ends) => set({ ends })}
      />
      <RatioRule
        label="Any two neighbors"
        value={contrast.neighbors}
        options={NEIGHBOR_RATIOS}
        onChange={(neighbors) => set({ neighbors })}
      />
      <Slider
        label="Pairs with contrast"
        min={0}
        max={Math.max(most, pairs.count)}
        value={pairs.count}
        valueText={pairs.count === 0 ? "any number" : `at least ${pairs.count} pairs`}
        onChange={(count) => preview(setConstraints, changed({ pairs: { ...pairs, count } }), SPARE_SEED)}
        onCommit={commit}
      />
      {pairs.count > 0 && (
        <RatioRule
          label="These pairs reach"
          value={pairs.ratio}
          options={PAIR_RATIOS}
          onChange={(ratio) => set({ pairs: { ...pairs, ratio } })}
        />
      )}
      {roles.map((role, index) => (
        <RoleRule
          // biome-ignore lint/suspicious/noArrayIndexKey: the same two may be asked for twice
          key={index}
          role={role}
          count={state.slots.length}
          onChange={(next) => set({ roles: roles.with(index, next) })}
          onRemove={() => set({ roles: roles.toSpliced(index, 1) })}
        />
      ))}
      {roles.length < MAX_ROLES && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => set({ roles: [...roles, { first: 0, second: state.slots.length - 1, ratio: 4.5 }] })}
        >
          <Plus {...ICON} />
          Two colors of your choice
        </Button>
      )}
      <ColorInput
        label="Contrast is shown on"
        value={printHex(state.background)}
        onChange={(color) => apply(setBackground, color)}
        className="mt-2"
      />
    </RuleGroup>
  );
}

type RoleProps = { role: ContrastRole; count: number; onChange: (role: ContrastRole) => void; onRemove: () => void };

const SELECT =
  "min-h-8 cursor-pointer rounded-swatch bg-well px-2 font-mono text-sm pointer-coarse:min-h-11 pointer-coarse:text-base [&>option]:bg-sheet";

/** "Color 1 on color 5 reaches 4.5". */
function RoleRule({ role, count, onChange, onRemove }: RoleProps) {
  const { first, second, ratio } = role;
  const places = (own: number, other: number) =>
    Array.from({ length: Math.max(count, own + 1) }, (_, index) => index).filter((index) => index !== other);
  return (
    <fieldset
      aria-label={`Contrast of colors ${first + 1} and ${second + 1}`}
      className="flex items-center gap-1.5 text-sm"
    >
      <select
        aria-label="First color"
        value={first}
        onChange={({ target }) => onChange({ ...role, first: Number(target.value) })}
        className={SELECT}
      >
        {places(first, second).map((index) => (
          <option key={index} value={index}>
            {index + 1}
          </option>
        ))}
      </select>
      on
      <select
        aria-label="Second color"
        value={second}
        onChange={({ target }) => onChange({ ...role, second: Number(target.value) })}
        className={SELECT}
      >
        {places(second, first).map((index) => (
          <option key={index} value={index}>
            {index + 1}
          </option>
        ))}
      </select>
      <select
        aria-label="Least ratio"
        value={ratio}
        onChange={({ target }) => onChange({ ...role, ratio: Number(target.value) })}
        className={`${SELECT} ml-auto`}
      >
        {[...new Set([...RATIOS.slice(1), ratio])].map((option) => (
          <option key={option} value={option}>
            {option} : 1
          </option>
        ))}
      </select>
      <IconButton name="Remove this rule" size="sm" onClick={onRemove}>
        <X {...ICON} />
      </IconButton>
    </fieldset>
  );
}
