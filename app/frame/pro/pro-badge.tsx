import { Badge } from "#app/ui/badge.tsx";

/** Beside what comes with Pro; not shown to whoever has it. */
export function ProBadge({ className = "" }: { className?: string }) {
  return (
    <span className={`only-free ${className}`}>
      <Badge tone="outline">Pro</Badge>
    </span>
  );
}
