import { Icon } from "#app/ui/icon.tsx";

/** Passed or not, by a sign and a word. */
export function Verdict({ passes }: { passes: boolean }) {
  return (
    <span className={`inline-flex items-center gap-1.5 font-[550] text-sm ${passes ? "text-ok" : "text-bad"}`}>
      <Icon className={passes ? "icon-check size-4" : "icon-x size-4"} />
      {passes ? "Pass" : "Fail"}
    </span>
  );
}
