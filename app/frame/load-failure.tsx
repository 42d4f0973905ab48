import { Button } from "#app/ui/button.tsx";

/** `what` begins the sentence: "The color panel". */
export function LoadFailure({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-2 text-sm">
      <p>{what} could not be loaded. Nothing is lost: check your connection.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
