import type { ReactNode } from "react";

type Tone = "bad" | "bad-filled" | "ok";

const LOOKS: Record<Tone, string> = {
  bad: "border-current/35 bg-well text-bad",
  "bad-filled": "border-transparent bg-bad text-sheet",
  ok: "border-current/35 bg-well text-ok",
};

/** A failure. What succeeded is announced by the status of an `Answer`. */
export function Alert({ tone = "bad", children }: { tone?: Tone; children: ReactNode }) {
  if (!children) return null;
  return (
    <div
      role={tone === "ok" ? undefined : "alert"}
      className={`rounded-control border px-3.5 py-2.5 text-sm [overflow-wrap:anywhere] ${LOOKS[tone]}`}
    >
      {children}
    </div>
  );
}
