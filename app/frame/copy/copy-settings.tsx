import type { CopyFormat } from "./copy-format.ts";

type Props = { format: CopyFormat; onChange: (change: Partial<CopyFormat>) => void };

const FLAGS = [
  { label: "# in front", key: "hasHash" },
  { label: "Upper case", key: "isUpperCase" },
  { label: "Comma syntax", key: "isLegacySyntax" },
] as const;

/** Value format, for all formats that have the choice. */
export function CopySettings({ format, onChange }: Props) {
  return (
    <fieldset className="grid grid-cols-2 gap-x-4 border-line border-t px-4 py-2.5">
      <legend className="sr-only">Value format</legend>
      {FLAGS.map(({ label, key }) => (
        <Check key={key} label={label} isChecked={format[key]} onChange={(value) => onChange({ [key]: value })} />
      ))}
      <Check
        label="Fewer decimals"
        isChecked={format.precision === "short"}
        onChange={(value) => onChange({ precision: value ? "short" : "full" })}
      />
    </fieldset>
  );
}

function Check({ label, isChecked, onChange }: { label: string; isChecked: boolean; onChange: (is: boolean) => void }) {
  return (
    <label className="flex min-h-8 pointer-coarse:min-h-11 cursor-pointer items-center gap-2.5 text-sm">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 accent-ink"
      />
      {label}
    </label>
  );
}
