import { late } from "#app/late/late.tsx";
import { Button } from "#app/ui/button.tsx";
import { PHONE_SHEET } from "#app/ui/phone-sheet.ts";
import { Popover } from "#app/ui/popover.tsx";
import { tip } from "#app/ui/tip.ts";
import type { ExportPalette } from "#color/export/palette.ts";
import { describeVision, useVision } from "./vision-store.ts";

const VisionChoice = late(async () => (await import("./vision-choice.tsx")).VisionChoice, "The color blindness menu");

type Props = {
  /** Shown next to each kind of vision. */
  palette?: () => ExportPalette;
  className?: string;
};

export function VisionMenu({ palette, className }: Props) {
  const { mode, severity } = useVision();
  const isOn = mode !== "none";
  return (
    <Popover
      label="Vision"
      align="end"
      className={`w-[24rem] ${PHONE_SHEET}`}
      trigger={(props) => (
        <Button
          icon="icon-eye"
          {...props}
          {...tip("Preview color blindness")}
          onPointerEnter={VisionChoice.preload}
          onFocus={VisionChoice.preload}
          className={`${isOn ? "border-current" : ""} ${className ?? ""}`}
          aria-label={isOn ? `Vision: ${describeVision({ mode, severity })}` : undefined}
        >
          Vision
          {isOn && <span aria-hidden className="size-2 rounded-full bg-current" />}
        </Button>
      )}
    >
      {() => <VisionChoice palette={palette} />}
    </Popover>
  );
}
