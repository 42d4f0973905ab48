import { useState } from "react";
import { late } from "#app/late/late.tsx";
import type { Color } from "#color/color.ts";

const Rows = late(async () => (await import("./more-rows.tsx")).MoreRows, "The list of spaces");

/** Okhsl, HCT, Luv and other spaces, loaded when the list is opened. */
export function MoreSpaces({ color }: { color: Color }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="noscript:hidden border-line border-t pt-1"
    >
      <summary className="min-h-11 cursor-pointer content-center font-medium text-sm">
        More spaces: Okhsl, HSLuv, HCT, Luv, ICtCp…
      </summary>
      {isOpen && <Rows color={color} />}
    </details>
  );
}
