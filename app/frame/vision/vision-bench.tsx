import { type ComponentType, type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { describeVision, nameVision, useVision, type VisionPreview } from "./vision-store.ts";

type FilterProps = { id: string; vision: VisionPreview };

const NOT_LOADED = "The preview could not be loaded. Colors are unchanged.";

/**
 * Shows its children as seen with the chosen vision. Popovers are in the top layer, outside the bench, so they take the
 * filter from `--vision` (see floating.css); dialogs show true colors. While the filter is on, `position: fixed` inside
 * the bench is relative to the bench, so keep fixed elements out.
 */
export function VisionBench({ children }: { children: ReactNode }) {
  const id = useId();
  const { mode, severity, setVision } = useVision();
  const [filter, setFilter] = useState<{ Filter: ComponentType<FilterProps> } | "failed">();
  const isOn = mode !== "none";
  const Filter = isOn && typeof filter === "object" && filter.Filter;
  const bench = useRef<HTMLDivElement>(null);
  const [wasReset, setWasReset] = useState(false);
  const onReset = () => {
    setVision((old) => ({ ...old, mode: "none" }));
    setWasReset(true);
    // The focused button disappears.
    bench.current?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (mode === "none") return;
    import("./vision-filter.tsx").then(
      ({ VisionFilter }) => setFilter({ Filter: VisionFilter }),
      () => setFilter("failed"),
    );
  }, [mode]);
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      {isOn && filter && (
        <p className="mx-3 mb-3 flex items-center gap-2.5 self-center rounded-[22px] bg-ink py-1 pr-1.5 pl-3.5 text-paper text-sm">
          <Icon className="icon-eye shrink-0" />
          {Filter ? describeVision({ mode, severity }) : NOT_LOADED}
          <Button size="sm" variant="ghost" className="rounded-full" onClick={onReset}>
            Reset
          </Button>
        </p>
      )}
      {/* Separate, so that it is silent while the severity is dragged: the slider announces its own value. */}
      <p role="status" className="sr-only">
        {isOn && (Filter ? `Seen with ${nameVision({ mode, severity })}` : filter && NOT_LOADED)}
        {!isOn && wasReset && "Seen with typical vision"}
      </p>
      {Filter && <Filter id={id} vision={{ mode, severity }} />}
      {/* Always the same element, so that the bench's content is not remounted. */}
      <div
        ref={bench}
        tabIndex={-1}
        className="flex min-h-0 min-w-0 flex-1 flex-col outline-none"
        style={Filter ? filterStyle(id) : undefined}
      >
        {children}
      </div>
    </div>
  );
}

function filterStyle(id: string): CSSProperties & { "--vision": string } {
  const filter = `url("#${id}")`;
  return { filter, "--vision": filter };
}
