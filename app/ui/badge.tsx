import type { ReactNode } from "react";

const TONES = {
  ink: "border-transparent bg-ink text-paper",
  quiet: "border-transparent bg-well text-ink-2",
  outline: "border-line-2 text-ink-2",
  ok: "border-ok/40 text-ok",
  bad: "border-bad/40 text-bad",
} as const;

/** The text must express what the tone shows. */
export function Badge({ tone = "quiet", children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-full border px-[7px] py-px font-medium font-mono text-xs ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
