import { useTray } from "#app/frame/tray/use-tray.ts";
import { queryOf } from "#app/tools/tool-model.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { printHex } from "#color/text/print.ts";
import { colorMixer as tool } from "#content/tools.ts";
import { reset, setBaseColors, setMode } from "./changes.ts";
import { model } from "./model.ts";
import { type BaseColor, counted, INITIAL, MODE_LABELS, MODES } from "./state.ts";
import type { Bench } from "./use-bench.ts";

export function BenchControls({ bench }: { bench: Bench }) {
  const { controls, state } = bench;
  return (
    <>
      {/* Has no intrinsic width, so that the tabs scroll on phones instead of widening the page. */}
      <div className="flex w-full [contain:inline-size] lg:w-0 lg:grow">
        <LinkTabs
          label="Mixing mode"
          links={MODES.map((mode) => ({
            to: tool.path + queryOf(model, setMode(state, mode)),
            label: MODE_LABELS[mode].short,
          }))}
          current={tool.path + queryOf(model, state)}
          className="max-w-full overflow-x-auto"
        />
      </div>
      <div className="flex noscript:hidden flex-wrap items-center gap-2">
        <BaseSetChoice bench={bench} />
        <Button icon="icon-rotate-ccw" variant="ghost" onClick={() => controls.apply(reset)}>
          Reset
        </Button>
      </div>
    </>
  );
}

const OWN = { value: "own", label: "Custom" };
const FROM_TRAY = { value: "tray", label: "From the tray" };

function BaseSetChoice({ bench: { controls, state } }: { bench: Bench }) {
  const tray = useTray();
  const value = setOf(state.baseColors)?.id ?? OWN.value;
  const choose = (id: string) => {
    const colors =
      id === FROM_TRAY.value
        ? tray.colors.map((color) => ({ color: printHex(color), count: 1 }))
        : (BASE_SETS.find((set) => set.id === id)?.colors ?? state.baseColors);
    controls.apply(setBaseColors, colors);
  };
  return (
    <PillSelect
      label="Colors"
      value={value}
      options={[
        ...BASE_SETS.map(({ id, label }) => ({ value: id, label })),
        ...(tray.colors.length > 0 ? [FROM_TRAY] : []),
        ...(value === OWN.value ? [OWN] : []),
      ]}
      onChange={choose}
    />
  );
}

type BaseSet = { readonly id: string; readonly label: string; readonly colors: readonly BaseColor[] };

/** Each set starts with a mixture that shows what it is good for. */
export const BASE_SETS: readonly BaseSet[] = [
  { id: "rainbow", label: "Rainbow", colors: INITIAL.baseColors },
  {
    id: "ryb",
    label: "Painters' red, yellow, blue",
    colors: counted({ "#FE2712": 0, "#FEFE33": 1, "#0247FE": 1, "#FFFFFF": 0, "#000000": 0 }),
  },
  {
    id: "cmyk",
    label: "Printing inks, CMYK",
    // Approximates how the inks look on coated paper: no screen color matches an ink exactly.
    colors: counted({ "#009FE3": 1, "#E6007E": 0, "#FFED00": 1, "#1D1D1B": 0, "#FFFFFF": 0 }),
  },
  { id: "rgb", label: "Light: red, green, blue", colors: counted({ "#FF0000": 1, "#00FF00": 1, "#0000FF": 0 }) },
];

/** The set with the same colors as the mixer, ignoring their parts. */
function setOf(baseColors: readonly BaseColor[]): BaseSet | undefined {
  const text = (colors: readonly BaseColor[]) => colors.map(({ color }) => color).join();
  return BASE_SETS.find(({ colors }) => text(colors) === text(baseColors));
}
