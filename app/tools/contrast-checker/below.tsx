import { ToolSection } from "#app/tools/tool-section.tsx";
import { measure } from "./measure.ts";
import { People } from "./people-list.tsx";
import type { State } from "./state.ts";
import { Theory } from "./theory.tsx";

/** What is below the bench. */
export function Below({ state: { text, background, view, sample } }: { state: State }) {
  const measured = measure(text, background);
  return (
    <>
      {(view === "pair" || view === "roles") && (
        <ToolSection id="people" title="Color blindness" aside="simulated">
          <People measured={measured} sample={sample.text} />
        </ToolSection>
      )}
      <Theory measured={measured} />
    </>
  );
}
