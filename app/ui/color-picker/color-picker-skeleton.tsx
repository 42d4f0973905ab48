import { PICKER_AREA, PICKER_COLUMNS } from "./picker-layout.ts";

const ROWS = ["one", "two", "three", "alpha"];

export function ColorPickerSkeleton() {
  return (
    <div aria-hidden className="@container min-w-0">
      <div className={PICKER_COLUMNS}>
        <div className={PICKER_AREA}>
          <div className="h-[38px] pointer-coarse:h-[50px] rounded-control bg-well" />
          <div className="aspect-3/2 rounded-control bg-well max-sm:in-[[popover]]:aspect-5/2" />
        </div>
        <div className="grid content-start gap-3">
          <div className="grid gap-1">
            {ROWS.map((row) => (
              <div key={row} className="h-8 pointer-coarse:h-11 rounded-swatch bg-well" />
            ))}
          </div>
          <div className="h-11 rounded-control bg-well" />
          <div className="h-5" />
        </div>
      </div>
    </div>
  );
}
