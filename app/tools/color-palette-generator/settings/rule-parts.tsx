import type { ReactNode } from "react";
import { PillSelect } from "../pill-select.tsx";

/** A group of rules with one heading. */
export function RuleGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-2.5 border-line border-t pt-5">
      <h3 className="font-semibold text-sm">{title}</h3>
      {children}
    </section>
  );
}

type CheckProps = { label: string; hint?: string; isOn: boolean; onChange: (isOn: boolean) => void };

export function CheckRule({ label, hint, isOn, onChange }: CheckProps) {
  return (
    <label className="flex min-h-8 pointer-coarse:min-h-11 cursor-pointer items-start gap-2.5 text-sm">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-[3px] size-4 shrink-0 accent-ink"
      />
      <span className="grid">
        {label}
        {hint && <span className="text-ink-2 text-xs">{hint}</span>}
      </span>
    </label>
  );
}

type RatioProps = { label: string; value: number; options: readonly number[]; onChange: (ratio: number) => void };

/** A least ratio by choice; one from an address that is no choice of ours stands among them. */
export function RatioRule({ label, value, options, onChange }: RatioProps) {
  const all = [...new Set([...options, value])].sort((one, other) => one - other);
  const choices = all.map((ratio) => ({ value: String(ratio), label: ratio === 1 ? "any" : `${ratio} : 1` }));
  return (
    <PillSelect label={label} value={String(value)} options={choices} onChange={(text) => onChange(Number(text))} />
  );
}
