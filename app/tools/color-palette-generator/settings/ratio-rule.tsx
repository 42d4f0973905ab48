import { PillSelect } from "#app/ui/pill-select.tsx";

type RatioProps = { label: string; value: number; options: readonly number[]; onChange: (ratio: number) => void };

/** A least ratio by choice; one from an address that is no choice of ours stands among them. */
export function RatioRule({ label, value, options, onChange }: RatioProps) {
  const all = [...new Set([...options, value])].sort((one, other) => one - other);
  const choices = all.map((ratio) => ({ value: String(ratio), label: ratio === 1 ? "any" : `${ratio} : 1` }));
  return (
    <PillSelect label={label} value={String(value)} options={choices} onChange={(text) => onChange(Number(text))} />
  );
}
