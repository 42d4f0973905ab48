import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";

type Props = { isBusy: boolean; busyText: string; children: ReactNode };

/** The one red button of a form; while it waits it says for what. */
export function SubmitButton({ isBusy, busyText, children }: Props) {
  return (
    <Button type="submit" variant="brand" size="lg" isBusy={isBusy} className="w-full">
      {isBusy ? busyText : children}
    </Button>
  );
}
