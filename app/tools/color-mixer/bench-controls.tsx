import { useTray } from "#app/frame/tray/use-tray.ts";
import { queryOf } from "#app/tools/tool-model.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { printHex } from "#color/text/print.ts";
import { colorMixer as tool } from "#content/tools.ts";
import { reset, setBaseColors, setMode } from "./changes.ts";
import { model } from "./model.ts";
import { BASE_SETS, setOf } from "./sets.ts";
import { MODE_LABELS, MODES } from "./state.ts";
import type { Bench } from "./use-bench.ts";

/** How it is mixed, and what with. */
export function BenchControls({ bench }: { bench: Bench }) {
  const { controls, state } = bench;
  return (
    <>
      {/* Its own width is none, so that the row of choices scrolls on phones and never widens the page. */}
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
        <Button variant="ghost" onClick={() => controls.apply(reset)}>
          <Icon className="icon-rotate-ccw" />
          Reset
        </Button>
      </div>
    </>
  );
}

const OWN = { value: "own", label: "Your own" };
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
