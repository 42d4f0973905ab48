import type { ReactNode } from "react";
import { Kbd } from "#app/ui/kbd.tsx";

export function Hint({ keys, children }: { keys: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <Kbd>{keys}</Kbd>
      {children}
    </span>
  );
}
