import { Check, X } from "lucide-react";
import { ICON } from "#app/ui/icon.ts";

/** Passed or not, by a sign and a word. */
export function Verdict({ passes }: { passes: boolean }) {
  const Sign = passes ? Check : X;
  return (
    <span className={`inline-flex items-center gap-1.5 font-[550] text-sm ${passes ? "text-ok" : "text-bad"}`}>
      <Sign {...ICON} size={16} />
      {passes ? "Pass" : "Fail"}
    </span>
  );
}
