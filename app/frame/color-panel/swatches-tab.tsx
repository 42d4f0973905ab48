import { type ComponentProps, useDeferredValue, useId, useState } from "react";
import { LoadFailure } from "#app/late/load-failure.tsx";
import type { ColorPicker } from "#app/ui/color-picker/color-picker.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Input } from "#app/ui/input.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import type { Rgb24 } from "#color/color.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { COLOR_FAMILIES, type ColorFamily } from "#color/family.ts";
import { isInGamut } from "#color/gamut.ts";
import { useLoaded } from "../use-loaded.ts";
import { SwatchGrid } from "./swatch-grid.tsx";
import { familyGroups, filterGroups, loadCuratedNames, loadSet, type SetId } from "./swatch-sets.ts";

const SETS = [
  { value: "families", label: "Families" },
  { value: "css", label: "CSS" },
  { value: "tailwind", label: "Tailwind" },
  { value: "material", label: "Material" },
] as const satisfies readonly { value: SetId; label: string }[];

type Props = Pick<ComponentProps<typeof ColorPicker>, "color" | "onPreview" | "onCommit">;

export function SwatchesTab({ color, onPreview, onCommit }: Props) {
  const [set, setSet] = useState<SetId>("families");
  const [family, setFamily] = useState<ColorFamily>("green");
  const [query, setQuery] = useState("");
  const deferredQuery = useDeferredValue(query.trim());
  const isFamily = set === "families";
  const { groups, count, value, hasFailed, retry } = useSwatches(set, family, deferredQuery);
  const select = (rgb24: Rgb24) => {
    onPreview(fromRgb24(rgb24));
    onCommit();
  };
  return (
    <div className="grid gap-3">
      <Segmented
        label="Set of swatches"
        options={SETS}
        value={set}
        onChange={setSet}
        className="w-full *:flex-1 *:px-1 *:text-center"
      />
      {isFamily && <FamilyChoice family={family} isOff={deferredQuery !== ""} onChange={setFamily} />}
      <Input
        type="search"
        aria-label="Find a swatch by name or hex"
        placeholder={isFamily ? "Find in all families" : "Find by name or hex"}
        prefix={<Icon className="icon-search" />}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        autoComplete="off"
      />
      {hasFailed && <LoadFailure what={isFamily ? "The longer list of names" : "These swatches"} onRetry={retry} />}
      {count > 0 && (
        <SwatchGrid
          key={`${set} ${family} ${deferredQuery}`}
          label={isFamily && deferredQuery === "" ? `Shades of ${family}` : "Swatches"}
          groups={groups}
          selected={color.alpha === 1 && isInGamut(color, "srgb") ? toRgb24(color) : null}
          onSelect={select}
        />
      )}
      <div role="status" className="empty:absolute">
        {count === 0 && value && <p className="py-6 text-center text-ink-2 text-sm">No swatches match.</p>}
      </div>
      {count === 0 && !value && !hasFailed && <div className="h-80 rounded-control bg-well" />}
    </div>
  );
}

function useSwatches(set: SetId, family: ColorFamily, query: string) {
  const isFamily = set === "families";
  const names = useLoaded("names", loadCuratedNames);
  const loadedSet = useLoaded(set, () => (set === "families" ? null : loadSet(set)));
  const all = isFamily
    ? familyGroups(query === "" ? [family] : COLOR_FAMILIES, names.value ?? [])
    : (loadedSet.value ?? []);
  const groups = filterGroups(all, query);
  const count = groups.reduce((sum, { swatches }) => sum + swatches.length, 0);
  return { ...(isFamily ? names : loadedSet), groups, count };
}

/** One plain color of each family. */
const SIGNS: Record<ColorFamily, string> = {
  red: "#DC2F2F",
  orange: "#F58220",
  yellow: "#F5CE1E",
  green: "#3DA34D",
  teal: "#1BA6A6",
  blue: "#2E6BD6",
  purple: "#8447C4",
  pink: "#EE76A8",
  brown: "#8A5A36",
  gray: "#8C8C8C",
  white: "#FFFFFF",
  black: "#111111",
};

type FamilyChoiceProps = {
  family: ColorFamily;
  /** True during a search, which covers all families. */
  isOff: boolean;
  onChange: (family: ColorFamily) => void;
};

function FamilyChoice({ family, isOff, onChange }: FamilyChoiceProps) {
  const name = useId();
  return (
    <fieldset
      aria-label="Family"
      disabled={isOff}
      className="grid grid-cols-12 pointer-coarse:grid-cols-6 gap-1 disabled:opacity-45"
    >
      {COLOR_FAMILIES.map((id) => (
        <label
          key={id}
          title={id}
          className="grid h-8 pointer-coarse:h-11 cursor-pointer place-items-center rounded-swatch has-checked:bg-well has-focus-visible:outline-2 has-focus-visible:outline-ink forced-colors:has-checked:bg-[Highlight]"
        >
          <input
            type="radio"
            name={name}
            value={id}
            aria-label={id}
            checked={id === family}
            onChange={() => onChange(id)}
            className="peer sr-only"
          />
          <span
            className="swatch inset-ring inset-ring-line-2 size-4.5 rounded-full peer-checked:outline-2 peer-checked:outline-ink peer-checked:outline-offset-2"
            style={{ backgroundColor: SIGNS[id] }}
          />
        </label>
      ))}
    </fieldset>
  );
}
