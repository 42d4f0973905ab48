import { X } from "lucide-react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import type { ColorPanelProps } from "#app/frame/color-panel/color-panel.tsx";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useBuilder } from "./builder.ts";
import type { Place } from "./cell-changes.ts";
import { setColor } from "./color-changes.ts";
import type { CurvesProps } from "./curves.tsx";
import type { PaletteColor, State } from "./state.ts";

type Props = { state: State; owner: PaletteColor; index: number; name: string; place: Place; part: "color" | "curves" };
type Loaded = { Panel?: ComponentType<ColorPanelProps>; Curves?: ComponentType<CurvesProps> };

/** Parts stay for the life of the page. */
let loaded: Loaded = {};

/** What opens below the head of a color: the panel of the color, or the curves of its rows. Loaded when first asked for. */
export function OpenPart({ part, ...props }: Props) {
  const { state, owner, index, name } = props;
  const { preview, commit, open } = useBuilder();
  const [{ Panel, Curves }, setLoaded] = useState(loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    load(part).then(
      (more) => {
        loaded = { ...loaded, ...more };
        if (isCurrent) setLoaded(loaded);
      },
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [part]);
  const close = () => {
    open(null);
    document.getElementById(`color-${index}`)?.focus();
  };
  return (
    <div ref={box} className="relative rounded-control border border-line p-4 max-sm:pt-14 md:p-5">
      {part === "color" && Panel && (
        <div className="max-w-[640px]">
          <Panel
            color={owner.color}
            label={name}
            onPreview={(color) => preview(setColor, index, color)}
            onCommit={commit}
          />
        </div>
      )}
      {part === "curves" && Curves && <Curves {...{ state, index, name, place: props.place }} />}
      {((part === "color" && !Panel) || (part === "curves" && !Curves)) && (
        <p
          role="status"
          className={`grid place-content-center text-ink-2 text-sm ${part === "color" ? "h-96" : "h-56"}`}
        >
          {hasFailed ? "This part could not be loaded. Close it and try again." : "Loading…"}
        </p>
      )}
      <IconButton name="Close" size="sm" onClick={close} className="absolute top-2.5 right-2.5 bg-sheet">
        <X {...ICON} />
      </IconButton>
    </div>
  );
}

async function load(part: "color" | "curves"): Promise<Loaded> {
  if (part === "curves") return { Curves: (await import("./curves.tsx")).Curves };
  return { Panel: (await import("#app/frame/color-panel/color-panel.tsx")).ColorPanel };
}
