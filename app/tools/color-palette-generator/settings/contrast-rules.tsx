import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import { RuleGroup } from "#app/frame/draw/rules.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { Options } from "#app/ui/select.tsx";
import { Slider } from "#app/ui/slider.tsx";
import type { ContrastRole, ContrastRules as Rules } from "#color/generate/request.ts";
import { printHex } from "#color/text/print.ts";
import { useActions, useLiveBench } from "../bench.tsx";
import { setBackground, setConstraints } from "../palette/changes.ts";
import { MAX_ROLES } from "../palette/state.ts";

const RATIOS = [1, 3, 4.5, 7, 10];
const NEIGHBOR_RATIOS = [1, 1.2, 1.5, 2, 3];
const PAIR_RATIOS = [3, 4.5, 7];

export function ContrastRules() {
  const { state } = useLiveBench().controls;
  const { edit, draw } = useActions();
  const { contrast } = state.constraints;
  const { roles, pairs } = contrast;
  const count = state.slots.length;
  const changed = (change: Partial<Rules>) => ({ contrast: { ...contrast, ...change } });
  const set = (change: Partial<Rules>) => draw.apply(setConstraints, changed(change));
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
        max={Math.max((count * (count - 1)) / 2, pairs.count)}
        value={pairs.count}
        valueText={pairs.count === 0 ? "any number" : `at least ${pairs.count} pairs`}
        onChange={(least) => draw.preview(setConstraints, changed({ pairs: { ...pairs, count: least } }))}
        onCommit={draw.commit}
        onCancel={draw.cancel}
      />
      {pairs.count > 0 && (
        <RatioRule
          label="These pairs reach"
          value={pairs.ratio}
          options={PAIR_RATIOS}
          onChange={(ratio) => set({ pairs: { ...pairs, ratio } })}
        />
      )}
      <RoleRules roles={roles} count={count} onChange={(next) => set({ roles: next })} />
      <ColorInput
        label="Contrast is shown on"
        value={printHex(state.background)}
        {...edit(setBackground)}
        isOpaque
        className="mt-2"
      />
    </RuleGroup>
  );
}

type RatioProps = { label: string; value: number; options: readonly number[]; onChange: (ratio: number) => void };

/** A choice of minimum ratios; an address can add another one. */
function RatioRule({ label, value, options, onChange }: RatioProps) {
  const all = [...new Set([...options, value])].sort((one, other) => one - other);
  const choices = all.map((ratio) => ({ value: String(ratio), label: ratio === 1 ? "any" : `${ratio}:1` }));
  return (
    <PillSelect label={label} value={String(value)} options={choices} onChange={(text) => onChange(Number(text))} />
  );
}

type RolesProps = { roles: Rules["roles"]; count: number; onChange: (roles: Rules["roles"]) => void };

function RoleRules({ roles, count, onChange }: RolesProps) {
  return (
    <>
      {roles.map((role, index) => (
        <RoleRule
          key={index}
          role={role}
          count={count}
          onChange={(next) => onChange(roles.with(index, next))}
          onRemove={() => onChange(roles.toSpliced(index, 1))}
        />
      ))}
      {roles.length < MAX_ROLES && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => onChange([...roles, { first: 0, second: count - 1, ratio: 4.5 }])}
        >
          <Icon className="icon-plus" />
          Two specific colors
        </Button>
      )}
    </>
  );
}

type RoleProps = { role: ContrastRole; count: number; onChange: (role: ContrastRole) => void; onRemove: () => void };

const SELECT =
  "min-h-8 cursor-pointer rounded-swatch bg-well px-2 font-mono text-sm pointer-coarse:min-h-11 pointer-coarse:text-base [&>option]:bg-sheet";

/** "Color 1 on color 5 reaches 4.5". */
function RoleRule({ role, count, onChange, onRemove }: RoleProps) {
  const { first, second, ratio } = role;
  const places = (own: number, other: number) =>
    Array.from({ length: Math.max(count, own + 1) }, (_, index) => [index, `${index + 1}`] as const).filter(
      ([index]) => index !== other,
    );
  const ratios = [...new Set([...RATIOS.slice(1), ratio])].map((option) => [option, `${option}:1`] as const);
  return (
    <fieldset
      aria-label={`Contrast of colors ${first + 1} and ${second + 1}`}
      className="flex items-center gap-1.5 text-sm"
    >
      {numberSelect("First color", first, places(first, second), (next) => onChange({ ...role, first: next }))}
      on
      {numberSelect("Second color", second, places(second, first), (next) => onChange({ ...role, second: next }))}
      {numberSelect("Minimum ratio", ratio, ratios, (next) => onChange({ ...role, ratio: next }), "ml-auto")}
      <IconButton icon="icon-x" name="Remove this rule" size="sm" onClick={onRemove} />
    </fieldset>
  );
}

function numberSelect(
  label: string,
  value: number,
  options: readonly (readonly [value: number, label: string])[],
  onChange: (value: number) => void,
  className = "",
) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      className={`${SELECT} ${className}`}
    >
      <Options of={options} />
    </select>
  );
}
