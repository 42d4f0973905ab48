import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { hasNewVersion } from "./new-version.ts";

/** `what` is the subject of the message: "The color panel". */
export function LoadFailure({ what, onRetry }: { what: string; onRetry: () => void }) {
  const [isOld, setIsOld] = useState(false);
  useEffect(() => {
    hasNewVersion().then(setIsOld, () => {});
  }, []);
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-2 text-sm">
      {isOld ? (
        <>
          <p>{what} could not be loaded: Huesmith was updated. Reload this page to continue.</p>
          <Button onClick={() => window.location.reload()}>Reload</Button>
        </>
      ) : (
        <>
          <p>{what} could not be loaded. Your work is safe. Check your connection.</p>
          <Button onClick={onRetry}>Try again</Button>
        </>
      )}
    </div>
  );
}
