import { Field } from "#app/ui/field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { Select } from "#app/ui/select.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { angleIn } from "#color/gradient/geometry.ts";
import { CORNERS, type Corner, EXTENTS, type Extent } from "#color/gradient/gradient-shape.ts";
import { change } from "./changes.ts";
import { KINDS } from "./state.ts";
import { useBench } from "./use-bench.ts";
import { KIND_NAMES } from "./words.ts";

const AT_AN_ANGLE = "angle";
const EXTENT_NAMES: Record<Extent, string> = {
  "farthest-corner": "The farthest corner",
  "farthest-side": "The farthest side",
  "closest-corner": "The closest corner",
  "closest-side": "The closest side",
};
/** For a corner before anybody has said how wide the box is. */
const USUAL_BOX = { width: 16, height: 9 };

export function ShapePanel() {
  const { controls, state } = useBench();
  return (
    <>
      <Segmented
        label="Kind"
        name="t"
        options={KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind] }))}
        value={state.kind}
        onChange={(kind) => controls.apply(change, { kind })}
        className="*:flex-1 *:justify-center *:text-center"
      />
      {state.kind === "linear" && <Direction />}
      {state.kind === "radial" && <Reach />}
      {state.kind === "conic" && (
        <AngleSlider
          label="Begins at"
          name="f"
          value={state.turn}
          onChange={(turn) => controls.preview(change, { turn })}
        />
      )}
      {state.kind !== "linear" && <Center />}
    </>
  );
}

function Direction() {
  const { controls, state } = useBench();
  const { direction } = state;
  const angle = typeof direction === "number" ? direction : Math.round(angleIn(direction, USUAL_BOX));
  return (
    <>
      <AngleSlider
        label="Angle"
        name="a"
        value={angle}
        onChange={(degrees) => controls.preview(change, { direction: degrees })}
      />
      <Field label="Direction" hint="To a corner, CSS fits the angle to the box." className="noscript:hidden">
        <Select
          value={typeof direction === "number" ? AT_AN_ANGLE : direction}
          onChange={({ target }) =>
            controls.apply(change, { direction: target.value === AT_AN_ANGLE ? angle : (target.value as Corner) })
          }
        >
          <option value={AT_AN_ANGLE}>By the angle</option>
          {CORNERS.map((corner) => (
            <option key={corner} value={corner}>{`To the ${corner} corner`}</option>
          ))}
        </Select>
      </Field>
    </>
  );
}

function Reach() {
  const { controls, state } = useBench();
  return (
    <>
      <Segmented
        label="Form"
        name="s"
        options={[
          { value: "circle", label: "Circle" },
          { value: "ellipse", label: "Ellipse" },
        ]}
        value={state.form}
        onChange={(form) => controls.apply(change, { form })}
        className="*:flex-1 *:text-center"
      />
      <Field label="Reaches">
        <Select
          name="z"
          value={state.extent}
          onChange={({ target }) => controls.apply(change, { extent: target.value as Extent })}
        >
          {EXTENTS.toReversed().map((extent) => (
            <option key={extent} value={extent}>
              {EXTENT_NAMES[extent]}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

function Center() {
  const { controls, state } = useBench();
  return (
    <>
      <Slider
        label="Center across"
        name="ox"
        value={state.x}
        unit="%"
        hasNumberField
        onChange={(x) => controls.preview(change, { x })}
        onCommit={controls.commit}
      />
      <Slider
        label="Center down"
        name="oy"
        value={state.y}
        unit="%"
        hasNumberField
        onChange={(y) => controls.preview(change, { y })}
        onCommit={controls.commit}
      />
    </>
  );
}

type AngleProps = { label: string; name: string; value: number; onChange: (degrees: number) => void };

function AngleSlider({ label, name, value, onChange }: AngleProps) {
  const { controls } = useBench();
  return <Slider {...{ label, name, value, onChange }} max={359} unit="°" hasNumberField onCommit={controls.commit} />;
}
