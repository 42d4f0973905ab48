import type { ToolControls } from "#app/tools/use-tool.ts";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { change } from "./changes.ts";
import { MAX_CHROMA_PERCENT, MAX_DRIFT_DEGREES, type State } from "./state.ts";

type Props = { controls: ToolControls<State> };

const DRIFT_OF_OWN = [10, -10] as const;

/** How hue and chroma run over the steps. */
export function ScaleShape({ controls }: Props) {
  return (
    <>
      <DriftFields controls={controls} />
      <ChromaFields controls={controls} />
    </>
  );
}

function DriftFields({ controls: { state, apply, preview, commit } }: Props) {
  const { drift } = state;
  const isNone = drift !== "natural" && drift[0] === 0 && drift[1] === 0;
  const own = drift === "natural" || isNone ? DRIFT_OF_OWN : drift;
  const ownText = own.map((degrees) => String(degrees).replace("-", "n")).join("~");
  const value = drift === "natural" ? "natural" : isNone ? "none" : ownText;
  const choose = (text: string) =>
    apply(change, { drift: text === "natural" ? "natural" : text === "none" ? [0, 0] : own });
  return (
    <div className="grid content-start gap-5">
      <Field label="Hue drift" hint={DRIFT_HINTS[value] ?? "Degrees of OKLCH hue at each end of the scale."}>
        <Select name="drift" value={value} onChange={({ target }) => choose(target.value)}>
          <option value="natural">Natural</option>
          <option value="none">None</option>
          <option value={ownText}>Your own</option>
        </Select>
      </Field>
      {drift !== "natural" &&
        (["light", "dark"] as const).map((end, place) => (
          <Slider
            key={end}
            label={`Hue at the ${end} end`}
            min={-MAX_DRIFT_DEGREES}
            max={MAX_DRIFT_DEGREES}
            value={drift[place] ?? 0}
            unit="°"
            hasNumberField
            onChange={(degrees) => preview(change, { drift: place === 0 ? [degrees, drift[1]] : [drift[0], degrees] })}
            onCommit={commit}
          />
        ))}
    </div>
  );
}

const DRIFT_HINTS: Record<string, string> = {
  natural: "Keeps dark yellows from turning green and dark blues from turning purple.",
  none: "The same hue throughout.",
};

const CHROMA_FIELDS = [
  { key: "amount", name: "ca", label: "Chroma", max: MAX_CHROMA_PERCENT },
  { key: "light", name: "cl", label: "Chroma in light steps", max: 100 },
  { key: "dark", name: "cd", label: "Chroma in dark steps", max: 100 },
] as const;

function ChromaFields({ controls: { state, preview, commit } }: Props) {
  const { chroma, kind } = state;
  // Roles and tones have a chroma of their own at the ends.
  const hasEnds = kind !== "radix" && kind !== "material";
  const fields = hasEnds ? CHROMA_FIELDS : CHROMA_FIELDS.slice(0, 1);
  return (
    <div className="grid content-start gap-2.5">
      {fields.map(({ key, name, label, max }) => (
        <Slider
          key={key}
          name={name}
          label={label}
          max={max}
          value={chroma[key]}
          unit="%"
          hasNumberField
          onChange={(percent) => preview(change, { chroma: { ...chroma, [key]: percent } })}
          onCommit={commit}
        />
      ))}
    </div>
  );
}
