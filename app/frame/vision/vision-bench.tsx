import { Eye } from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { useVision, type Vision } from "./vision-store.ts";
import { sayVision } from "./vision-words.ts";

type FilterProps = { id: string; vision: Vision };

/**
 * Shows its children as seen with the chosen vision. What is in the top layer (popovers, dialogs) stays outside of the
 * filter. While it is on, the bench is what `position: fixed` inside of it goes by: keep fixed parts out.
 */
export function VisionBench({ children }: { children: ReactNode }) {
  const id = useId();
  const { mode, severity, reset } = useVision();
  const [Filter, setFilter] = useState<ComponentType<FilterProps>>();
  const isOn = mode !== "none";
  const bench = useRef<HTMLDivElement>(null);
  const [wasReset, setWasReset] = useState(false);
  const onReset = () => {
    reset();
    setWasReset(true);
    // The button that had the focus goes.
    bench.current?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (isOn) import("./vision-filter.tsx").then((loaded) => setFilter(() => loaded.VisionFilter), ignore);
  }, [isOn]);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
      <div role="status" className="flex justify-center">
        {isOn && (
          <p className="mb-3 flex items-center gap-2.5 rounded-full bg-ink py-1 pr-1.5 pl-3.5 text-paper text-sm">
            <Eye {...ICON} />
            {sayVision({ mode, severity })}
            <Button size="sm" variant="ghost" className="rounded-full" onClick={onReset}>
              Reset
            </Button>
          </p>
        )}
        {!isOn && wasReset && <span className="sr-only">Seen with typical vision</span>}
      </div>
      {isOn && Filter && <Filter id={id} vision={{ mode, severity }} />}
      {/* Always the same element, so that what is on the bench stays what it is. */}
      <div
        ref={bench}
        tabIndex={-1}
        className="min-w-0 outline-none"
        style={isOn && Filter ? { filter: `url("#${id}")` } : undefined}
      >
        {children}
      </div>
    </div>
  );
}

/** Offline, the bench stays as it is. */
function ignore() {}
