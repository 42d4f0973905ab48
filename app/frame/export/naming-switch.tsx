import { Segmented } from "#app/ui/segmented.tsx";
import type { Naming } from "./export-choice.ts";

type Props = { value: Naming; onChange: (naming: Naming) => void };

const NAMINGS = [
  { value: "names", label: "Names" },
  { value: "numbers", label: "Numbers" },
] as const satisfies { value: Naming; label: string }[];

/** For palettes whose colors came without names. */
export function NamingSwitch({ value, onChange }: Props) {
  return (
    <div className="grid content-start gap-1.5">
      {/* The group itself has this name. */}
      <span aria-hidden className="font-[550] text-sm">
        Colors as
      </span>
      <Segmented
        label="Colors as"
        options={NAMINGS}
        value={value}
        onChange={onChange}
        className="min-h-11 items-center"
      />
    </div>
  );
}
