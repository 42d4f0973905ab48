import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import { CopyMenu } from "#app/frame/copy/copy-menu.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { NumberSlider } from "#app/ui/number-slider.tsx";
import type { Color } from "#color/color.ts";
import { toRgb24 } from "#color/convert.ts";
import { describe } from "#color/describe.ts";
import type { Wheel } from "#color/harmony/harmony.ts";
import { round } from "#color/round.ts";
import { hexOf, printHex, printPlain } from "#color/text/print.ts";
import { colorPath } from "#contract/color-path.ts";
import { moveMarker, setColor, toggleLock } from "../changes.ts";
import { type Channel, fromPolar, type Polar, RIM_CHROMA } from "../polar.ts";
import type { Bench } from "../use-bench.ts";
import { WHEEL_NAMES } from "../words.ts";

/** How to display a channel: the coordinate multiplied by `times` is the number shown. */
type Shown = { label: string; unit: string; max: number; times: number; step: number; decimals: number };

const STOPS = 12;

/** Accepts any CSS color, or each coordinate, which can be locked. */
export function MarkerEditor({ bench }: { bench: Bench }) {
  const { controls, state, markers, selected, label } = bench;
  const marker = markers[selected];
  if (!marker) return null;
  const held = state.pins[selected] ?? {};
  return (
    <section
      aria-label="Selected color"
      className="grid gap-x-8 gap-y-3 border-line border-t p-5 md:grid-cols-2 lg:grid-cols-1 [@media(height<48.75rem)]:gap-y-2 [@media(height<48.75rem)]:pt-3"
    >
      <ColorInput
        label={`${label(selected)}${selected === 0 && state.rule !== "custom" ? " (base)" : ""}`}
        name={selected === 0 && state.rule !== "custom" ? "c" : undefined}
        value={printPlain(marker.color)}
        {...controls.edit(setColor, selected)}
      />
      {(["h", "c", "l"] as const).map((channel) => {
        const { label: name, unit, max, times, step, decimals } = shownAs(channel, state.wheel);
        const isHeld = held[channel] !== undefined;
        const value = round(marker.at[channel] * times, decimals);
        return (
          <div key={channel} className="flex items-start gap-1.5">
            <NumberSlider
              label={name}
              value={value}
              valueText={`${value}${unit}, ${describe(marker.color)}`}
              max={max}
              step={step}
              unit={unit}
              track={trackOf(marker.at, channel, state.wheel)}
              {...controls.slide((now, next: number) => moveMarker(now, selected, { [channel]: next / times }))}
              isCyclic={channel === "h"}
              className="min-w-0 grow [&_[role=spinbutton]]:w-[5.5ch]"
            />
            <IconButton
              icon={isHeld ? "icon-lock" : "icon-lock-open"}
              name={`Lock the ${midSentence(name)} of ${label(selected)}`}
              data-tip={isHeld ? "Unlock" : "Lock"}
              size="sm"
              isPressed={isHeld}
              onClick={() => controls.apply(toggleLock, selected, channel)}
              className="noscript:hidden"
            />
          </div>
        );
      })}
      <MarkerActions bench={bench} color={marker.color} />
    </section>
  );
}

function MarkerActions({ bench, color }: { bench: Bench; color: Color }) {
  const { state, selected, findName, label, moveSelected } = bench;
  const name = label(selected);
  const isLast = selected === state.count - 1;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <CopyMenu
        color={color}
        name={findName(color)}
        align="start"
        trigger={(props) => (
          <Button {...props} size="sm" className="noscript:hidden">
            Copy as
            <Icon className="icon-chevron-down" />
          </Button>
        )}
      />
      <ButtonLink size="sm" href={colorPath(printHex(color))}>
        Color page
      </ButtonLink>
      {state.rule === "custom" && (
        <span className="ml-auto flex noscript:hidden">
          <IconButton name={`Move ${name} back`} size="sm" isDisabled={selected === 0} onClick={() => moveSelected(-1)}>
            <Icon className="icon-arrow-up" />
          </IconButton>
          <IconButton name={`Move ${name} forward`} size="sm" isDisabled={isLast} onClick={() => moveSelected(1)}>
            <Icon className="icon-arrow-down" />
          </IconButton>
        </span>
      )}
    </div>
  );
}

/** Keeps "OKLCH" in capitals. */
function midSentence(name: string): string {
  return name.replace(/^.(?=[a-z])/, (first) => first.toLowerCase());
}

function shownAs(channel: Channel, wheel: Wheel): Shown {
  if (channel === "h") {
    const label = wheel === "ryb" ? "Angle on the wheel" : `${WHEEL_NAMES[wheel]} hue`;
    return { label, unit: "°", max: 359, times: 1, step: 1, decimals: 1 };
  }
  if (channel === "l") return { label: "Lightness", unit: "%", max: 100, times: 100, step: 1, decimals: 1 };
  if (wheel === "oklch")
    return { label: "Chroma", unit: "", max: RIM_CHROMA.oklch, times: 1, step: 0.005, decimals: 3 };
  return { label: "Saturation", unit: "%", max: 100, times: 100, step: 1, decimals: 1 };
}

function trackOf(at: Polar, channel: Channel, wheel: Wheel): string {
  const end = channel === "h" ? 360 : channel === "c" ? RIM_CHROMA[wheel] : 1;
  const stops = Array.from({ length: STOPS + 1 }, (_, index) =>
    hexOf(toRgb24(fromPolar({ ...at, [channel]: (end * index) / STOPS }, wheel, 1))),
  );
  return `linear-gradient(to right, ${stops.join(",")})`;
}
