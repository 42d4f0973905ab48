import type { CopyFormat } from "./copy-format.ts";

type Props = { format: CopyFormat; onChange: (change: Partial<CopyFormat>) => void };

/** Value format, for all formats that have the choice. */
export function CopySettings({ format, onChange }: Props) {
  const { hasHash, isUpperCase, isLegacySyntax, precision } = format;
  return (
    <fieldset className="grid grid-cols-2 gap-x-4 border-line border-t px-4 py-2.5">
      <legend className="sr-only">Value format</legend>
      <Check label="# in front" isChecked={hasHash} onChange={(value) => onChange({ hasHash: value })} />
      <Check label="Upper case" isChecked={isUpperCase} onChange={(value) => onChange({ isUpperCase: value })} />
      <Check
        label="Comma syntax"
        isChecked={isLegacySyntax}
        onChange={(value) => onChange({ isLegacySyntax: value })}
      />
      <Check
        label="Fewer decimals"
        isChecked={precision === "short"}
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
