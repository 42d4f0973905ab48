import { Button } from "#app/ui/button.tsx";

export function LoadFailure({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div role="status" className="grid justify-items-start gap-3 py-2 text-sm">
      <p>{what} could not be loaded. Your color is unchanged.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
