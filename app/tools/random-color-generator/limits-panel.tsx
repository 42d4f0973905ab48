import { SidePanel } from "#app/frame/draw/side-panel.tsx";
import { ToolActions } from "#app/tools/tool-actions.tsx";
import { Button } from "#app/ui/button.tsx";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { useShared } from "./bench-context.ts";
import { CopyAll } from "./copy-all.tsx";
import { CountField } from "./count-field.tsx";
import { ApartLimits, NameLimit, RangeLimits } from "./limits.tsx";
import { NO_LIMITS } from "./state.ts";
import { Player } from "./toolbar.tsx";
import { STYLE_OPTIONS } from "./words.ts";

export function LimitsPanel({ onClose }: { onClose: () => void }) {
  const { controls, state, setLimits } = useShared();
  return (
    <SidePanel title="Limits" onClose={onClose}>
      <div className="grid gap-3 md:hidden">
        <ToolActions controls={controls}>
          <CopyAll />
        </ToolActions>
        <Player />
        <div className="flex">
          <CountField />
        </div>
      </div>
      <div className="grid gap-4">
        <PillSelect
          label="Style"
          value={state.style}
          options={STYLE_OPTIONS}
          onChange={(style) => setLimits({ style })}
        />
        <NameLimit />
      </div>
      <ApartLimits />
      <RangeLimits />
      <Button onClick={() => setLimits(NO_LIMITS)}>Take all limits off</Button>
    </SidePanel>
  );
}
