import { useEffect, useState } from "react";
import type { Color } from "#color/color.ts";
import type { Pair } from "./pairs.ts";
import type { Step } from "./steps/step.ts";

type WorkOut = typeof import("./steps/steps.ts").workOut;

/** The server's steps at first; the code that works them out again comes with the first change. */
export function useSteps(color: Color, loadedColor: Color, loadedSteps: readonly Step[], { from, to }: Pair) {
  const [workOut, setWorkOut] = useState<WorkOut | null>(null);
  const isChanged = color !== loadedColor;
  useEffect(() => {
    if (isChanged && !workOut) void import("./steps/steps.ts").then((module) => setWorkOut(() => module.workOut));
  }, [isChanged, workOut]);
  return isChanged && workOut ? workOut(color, from, to) : loadedSteps;
}
