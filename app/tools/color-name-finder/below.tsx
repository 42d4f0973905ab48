import { CodeNames } from "./code-names.tsx";
import { Theory } from "./theory.tsx";
import type { Shown } from "./use-answer.ts";

/** What stands below the bench. */
export function Below({ shown, nameCount }: { shown: Shown; nameCount: number }) {
  return (
    <>
      {shown.kind === "colors" && <CodeNames answer={shown} />}
      <Theory shown={shown} nameCount={nameCount} />
    </>
  );
}
