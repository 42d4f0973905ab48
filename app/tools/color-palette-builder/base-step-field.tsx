import { Select } from "#app/ui/select.tsx";
import { useBuilder } from "./builder.ts";
import { setBaseStep } from "./color-changes.ts";
import type { RowSettingsProps } from "./row-settings.ts";

/** Which step of the scale holds the color, exactly as it was given. */
export function BaseStepField({ row, owner, index, name, height }: RowSettingsProps) {
  const { apply } = useBuilder();
  const found = row.cells.find(({ isBase }) => isBase)?.step ?? "";
  const label = `${name}, ${row.label.toLowerCase()}: step of the brand color`;
  return (
    <div
      className={`grid content-center gap-1 max-md:col-span-3 max-md:grid-cols-[auto_10rem] max-md:items-center max-md:gap-3 ${height}`}
    >
      <span className="text-ink-2 text-xs">{row.label}</span>
      <Select
        aria-label={label}
        value={owner.baseStep ?? ""}
        onChange={({ target: { value } }) => apply(setBaseStep, index, value === "" ? null : Number(value))}
        className="min-h-9 pointer-coarse:min-h-11 [&>select]:pl-2.5 [&>select]:text-sm"
      >
        <option value="">At {found}, auto</option>
        {row.cells.map(({ step }, place) => (
          <option key={step} value={place}>
            At {step}
          </option>
        ))}
      </Select>
    </div>
  );
}
