import { Eye } from "lucide-react";
import { useId } from "react";
import { Button } from "#app/ui/button.tsx";
import type { ButtonSize } from "#app/ui/button-style.ts";
import { ICON } from "#app/ui/icon.ts";
import { PHONE_SHEET } from "#app/ui/phone-sheet.ts";
import { Popover } from "#app/ui/popover.tsx";
import { Slider } from "#app/ui/slider.tsx";
import { tip } from "#app/ui/tip.ts";
import { useVision } from "./vision-store.ts";
import { describeVision, VISION_WORDS } from "./vision-words.ts";

/** Chooses how the bench is seen. */
export function VisionMenu({ size, className }: { size?: ButtonSize; className?: string }) {
  const { mode, severity, setVision } = useVision();
  const isOn = mode !== "none";
  const group = useId();
  return (
    <Popover
      label="Vision"
      align="end"
      className={`w-[24rem] ${PHONE_SHEET}`}
      trigger={(props) => (
        <Button
          {...props}
          {...tip("Preview color blindness")}
          size={size}
          className={`${isOn ? "border-current" : ""} ${className ?? ""}`}
          aria-label={isOn ? `Vision: ${describeVision({ mode, severity })}` : undefined}
        >
          <Eye {...ICON} />
          Vision
          {isOn && <span aria-hidden className="size-2 rounded-full bg-current" />}
        </Button>
      )}
    >
      <fieldset className="-mx-1.5 grid">
        <legend className="px-1.5 pb-1.5 font-semibold text-sm">Preview color blindness</legend>
        {VISION_WORDS.map((words) => (
          <label
            key={words.mode}
            className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-control px-1.5 py-1.5 hover:bg-well"
          >
            <input
              type="radio"
              name={group}
              value={words.mode}
              checked={words.mode === mode}
              onChange={() => setVision((old) => ({ ...old, mode: words.mode }))}
              className="mt-1 size-4 accent-ink"
            />
            <span className="grid">
              <span className="font-[550] text-sm">{words.name}</span>
              <span className="text-ink-2 text-xs">{words.who}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {/* Its room is kept, so that nothing moves under the finger. */}
      <div inert={!isOn} className={`mt-2 ${isOn ? "" : "opacity-45"}`}>
        <Slider
          label="Severity"
          unit="%"
          value={Math.round(severity * 100)}
          onChange={(percent) => setVision((old) => ({ ...old, severity: percent / 100 }))}
        />
      </div>
      <p className="mt-2 border-line border-t pt-3 text-sm">
        Copied values don't change. <span className="text-ink-2">Exports and links don't either.</span>
      </p>
    </Popover>
  );
}
