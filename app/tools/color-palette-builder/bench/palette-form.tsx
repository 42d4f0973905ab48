import type { ReactNode } from "react";
import { HUE_OPTIONS, rampModeName } from "#app/tools/mode-names.ts";
import { Button } from "#app/ui/button.tsx";
import { optionsOf } from "#app/ui/options-of.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import { MODES } from "#color/ramp.ts";
import { writeColors } from "#color/text/address.ts";
import { colorPaletteBuilder as tool } from "#content/tools.ts";
import { model } from "../model.ts";
import { setMode, setSettings } from "../palette/changes.ts";
import type { State } from "../palette/state.ts";
import { useBuilder } from "./builder.ts";

const VIEWS = optionsOf({ ramps: "Tints, shades, tones", scales: "Scales" });
/** Keys with a visible field; the rest of the address is sent in hidden fields. */
const FIELDS = ["c", "v", "m", "h"];

/** Without JavaScript, submitting the form loads the address. */
export function PaletteForm({ state }: { state: State }) {
  const { apply } = useBuilder();
  const set = (change: Parameters<typeof setSettings>[1]) => apply(setSettings, change);
  const query = model.write(state);
  return (
    <form
      method="get"
      action={tool.path}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden"
    >
      {[...query].map(
        ([key, value]) => !FIELDS.includes(key) && <input key={key} type="hidden" name={key} value={value} />,
      )}
      <Segmented label="View" name="v" options={VIEWS} value={state.view} onChange={(view) => set({ view })} />
      {state.view === "ramps" && <RampFields state={state} />}
      <noscript>
        <span className="flex flex-wrap items-center gap-3">
          <label className="flex items-center gap-2.5 text-sm">
            Colors
            <input
              name="c"
              defaultValue={writeColors(state.colors.map(({ color }) => color))}
              className="min-h-11 rounded-control bg-well px-3.5 font-mono text-sm"
            />
          </label>
          <Button type="submit">Show</Button>
        </span>
      </noscript>
    </form>
  );
}

function RampFields({ state }: { state: State }) {
  const { apply } = useBuilder();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Labeled label="Mode">
        <Select
          aria-label="Mode"
          name="m"
          value={state.mode}
          onChange={(event) => apply(setMode, event.target.value)}
          className="min-h-10 pointer-coarse:min-h-11 w-48 pointer-fine:[&>select]:text-sm"
        >
          <Options of={MODES.map((mode) => [mode, rampModeName(mode)])} />
        </Select>
      </Labeled>
      <Labeled label="Hue">
        <Segmented
          label="Hue"
          name="h"
          options={HUE_OPTIONS}
          value={state.hue}
          onChange={(hue) => apply(setSettings, { hue })}
        />
      </Labeled>
    </div>
  );
}

function Labeled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2.5 text-sm">
      <span aria-hidden className="max-sm:min-w-10">
        {label}
      </span>
      {children}
    </div>
  );
}
