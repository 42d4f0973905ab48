import { TriangleAlert } from "lucide-react";
import { ICON } from "#app/ui/icon.ts";
import { useBench } from "./bench-context.ts";
import { problemsOf } from "./generate.ts";

/** Which rules the palette could not keep, and what is in the way. After the frame of the palette itself. */
export function Problems() {
  const problems = problemsOf(useBench().controls.state);
  return (
    <div role="status" className="bg-paper">
      {problems.length > 0 && (
        <ul className="grid gap-1 border-line border-t px-[18px] py-2.5 text-sm md:px-8">
          {problems.map((problem) => (
            <li key={problem} className="flex items-start gap-2.5">
              <TriangleAlert {...ICON} className="mt-0.5 shrink-0 text-bad" />
              {problem}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
