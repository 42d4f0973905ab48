import { Info } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { useShared } from "./bench-context.ts";

/** What of the limits could not be had, in the words of the engine. */
export function Problems() {
  const { drawn, hasFailed, retry, state } = useShared();
  const problems = hasFailed ? [`The names with “${state.word}” could not be loaded.`] : drawn.problems;
  return (
    <div role="status">
      {problems.length > 0 && (
        <ul className="grid gap-1.5 border-line border-t bg-well px-[18px] py-3 text-sm md:px-8">
          {problems.map((problem) => (
            <li key={problem} className="flex items-center gap-2.5 [overflow-wrap:anywhere]">
              <Info {...ICON} className="shrink-0 text-ink-2" />
              {problem}
              {hasFailed && (
                <Button size="sm" onClick={retry}>
                  Try again
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
