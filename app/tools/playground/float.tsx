import { late } from "#app/late/late.tsx";
import { PHONE_SHEET } from "#app/ui/phone-sheet.ts";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { ROLE_NAMES } from "#color/roles/theme-roles.ts";
import type { Bench } from "./use-playground.ts";

const RolePanel = late(async () => (await import("./panels.tsx")).RolePanel, "The role panel", {
  waiting: <div className="h-60" />,
});
const ColorOptions = late(async () => (await import("./panels.tsx")).ColorOptions, "The color panel", {
  waiting: <div className="h-[34rem]" />,
});

export function FloatPanel({ bench }: { bench: Bench }) {
  const { floated, panelProps, close } = bench.float;
  const slot = floated?.kind === "color" && bench.state.slots[floated.index];
  // Undo may remove the color.
  useOnChange(slot, () => slot === undefined && close());
  return (
    <div
      {...panelProps}
      role="dialog"
      aria-label={labelOf(bench)}
      className={`floating w-[23rem] max-w-[calc(100vw-1rem)] p-4 outline-none ${PHONE_SHEET}`}
    >
      {floated?.kind === "role" && (
        <RolePanel key={`${floated.theme} ${floated.id}`} bench={bench} theme={floated.theme} id={floated.id} />
      )}
      {floated?.kind === "color" && slot && <ColorOptions key={floated.index} bench={bench} index={floated.index} />}
    </div>
  );
}

export function preloadPanels() {
  void RolePanel.preload();
  void ColorOptions.preload();
}

function labelOf({ float: { floated }, titles }: Bench) {
  if (floated?.kind === "role") return `${ROLE_NAMES[floated.id]}, ${floated.theme} theme`;
  return floated ? `Color ${floated.index + 1}, ${titles[floated.index]}` : "Color";
}
