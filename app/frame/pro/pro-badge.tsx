import { Badge } from "#app/ui/badge.tsx";

/** Next to Pro features; hidden for Pro members. */
export function ProBadge({ className = "" }: { className?: string }) {
  return (
    <span className={`only-free ${className}`}>
      <Badge tone="outline">Pro</Badge>
    </span>
  );
}
