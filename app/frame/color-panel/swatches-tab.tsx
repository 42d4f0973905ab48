import { Search } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { LoadFailure } from "#app/late/load-failure.tsx";
import { ICON } from "#app/ui/icon.ts";
import { Input } from "#app/ui/input.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import type { Rgb24 } from "#color/color.ts";
import { fromRgb24, toRgb24 } from "#color/convert.ts";
import { COLOR_FAMILIES, type ColorFamily } from "#color/family.ts";
import { isInGamut } from "#color/gamut.ts";
import { useLoaded } from "../use-loaded.ts";
import { FamilyChoice } from "./family-choice.tsx";
import type { ColorPanelProps } from "./panel-props.ts";
import { SwatchGrid } from "./swatch-grid.tsx";
import { familyGroups, filterGroups, loadCuratedNames, loadSet, type SetId } from "./swatch-sets.ts";

const SETS = [
  { value: "families", label: "Families" },
  { value: "css", label: "CSS" },
  { value: "tailwind", label: "Tailwind" },
  { value: "material", label: "Material" },
] as const satisfies readonly { value: SetId; label: string }[];

type Props = Pick<ColorPanelProps, "color" | "onPreview" | "onCommit">;

/** Named colors: the shades of a family, or one of the sets that designers know by heart. */
export function SwatchesTab({ color, onPreview, onCommit }: Props) {
  const [set, setSet] = useState<SetId>("families");
  const [family, setFamily] = useState<ColorFamily>("green");
  const [query, setQuery] = useState("");
  const deferredQuery = useDeferredValue(query.trim());
  const isFamily = set === "families";
  const names = useLoaded("names", loadCuratedNames);
  const loadedSet = useLoaded(set, () => (set === "families" ? null : loadSet(set)));

  const groups = useMemo(() => {
    if (!isFamily) return filterGroups(loadedSet.value ?? [], deferredQuery);
    const families = deferredQuery === "" ? [family] : COLOR_FAMILIES;
    return filterGroups(familyGroups(families, names.value ?? []), deferredQuery);
  }, [isFamily, family, names.value, loadedSet.value, deferredQuery]);
  const count = groups.reduce((sum, { swatches }) => sum + swatches.length, 0);
  const source = isFamily ? names : loadedSet;

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
        prefix={<Search {...ICON} />}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        autoComplete="off"
      />
      {source.hasFailed && (
        <LoadFailure what={isFamily ? "The longer list of names" : "These swatches"} onRetry={source.retry} />
      )}
      {count > 0 && (
        <SwatchGrid
          key={`${set} ${family} ${deferredQuery}`}
          label={isFamily && deferredQuery === "" ? `Shades of ${family}` : "Swatches"}
          groups={groups}
          selected={color.alpha === 1 && isInGamut(color, "srgb") ? toRgb24(color) : null}
          onSelect={select}
        />
      )}
      {count === 0 && source.value && (
        <p role="status" className="py-6 text-center text-ink-2 text-sm">
          No swatches match.
        </p>
      )}
      {count === 0 && !source.value && !source.hasFailed && <div className="h-80 rounded-control bg-well" />}
    </div>
  );
}
