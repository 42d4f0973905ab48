import { X } from "lucide-react";
import { LateColorPanel } from "#app/frame/color-panel/late-color-panel.tsx";
import { late } from "#app/late/late.tsx";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useBuilder } from "./builder.ts";
import type { Place } from "./cell-changes.ts";
import { setColor } from "./color-changes.ts";
import type { PaletteColor, State } from "./state.ts";

const Curves = late(async () => (await import("./curves.tsx")).Curves, "The curves", {
  waiting: <p className="min-h-56 text-ink-2 text-sm">Loading…</p>,
});

type Props = { state: State; owner: PaletteColor; index: number; name: string; place: Place; part: "color" | "curves" };

/** What opens below the head of a color: the panel of the color, or the curves of its rows. */
export function OpenPart({ part, state, owner, index, name, place }: Props) {
  const { preview, commit, open } = useBuilder();
  const close = () => {
    open(null);
    document.getElementById(`color-${index}`)?.focus();
  };
  return (
    <div className="relative rounded-control border border-line p-4 max-sm:pt-14 md:p-5">
      {part === "curves" ? (
        <Curves {...{ state, index, name, place }} />
      ) : (
        <div className="max-w-[640px]">
          <LateColorPanel
            color={owner.color}
            label={name}
            onPreview={(color) => preview(setColor, index, color)}
            onCommit={commit}
          />
        </div>
      )}
      <IconButton name="Close" size="sm" onClick={close} className="absolute top-2.5 right-2.5 bg-sheet">
        <X {...ICON} />
      </IconButton>
    </div>
  );
}
