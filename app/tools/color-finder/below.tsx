import { useDeferredValue } from "react";
import { ToolTheory } from "#app/tools/tool-theory.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { CLOSE_BELOW, deltaE2000, deltaEOk, HARD_BELOW } from "#color/difference/difference.ts";
import { printDifference } from "#color/nearest/closeness.ts";
import { printHex } from "#color/text/print.ts";
import type { Overview } from "./answer.ts";
import { printOk } from "./closest.tsx";
import { type MappedText, MapSection } from "./map-section.tsx";
import { FINDER_LABELS, FINDER_SETS, type State } from "./model.ts";
import { NearSection } from "./near-section.tsx";
import type { FinderView } from "./use-finder.ts";

type Props = { controls: ToolControls<State>; view: FinderView; mapped: MappedText };

/** Everything below the picker. Rendered with low priority, so a drag never waits for it. */
export function Below({ controls, view, mapped }: Props) {
  const color = useDeferredValue(controls.state.color);
  const overview = useDeferredValue(view.overview);
  return (
    <>
      <NearSection controls={controls} view={view} />
      <MapSection controls={controls} view={view} loaded={mapped} />
      <Theory color={color} overview={overview} />
    </>
  );
}

const BLUE = [0x0000ff, 0x0022ff].map(fromRgb24) as [Color, Color];
const GREEN = [0x00ff00, 0x22ff00].map(fromRgb24) as [Color, Color];

function Theory({ color, overview }: { color: Color; overview: Overview }) {
  const found = FINDER_SETS.flatMap((set) => {
    const nearest = overview[set];
    return nearest && set !== "mine" ? [{ label: FINDER_LABELS[set], ...nearest }] : [];
  }).sort((a, b) => a.deltaE2000 - b.deltaE2000);
  const [best] = found;
  const worst = found.at(-1);
  return (
    <ToolTheory title="What “closest” means here" questions={QUESTIONS}>
      {best && worst && (
        <p>
          For {printHex(color)} the closest match is {best.name} from {best.label}, ΔE{" "}
          {printDifference(best.deltaE2000)} away. {worst.label} has nothing closer than {worst.name}, ΔE{" "}
          {printDifference(worst.deltaE2000)}. How well a set fits depends more on where its steps are than on how many
          there are.
        </p>
      )}
      <p>
        The distance is CIEDE2000. The verdicts are rules of thumb for two swatches side by side: zero is exact, below{" "}
        {HARD_BELOW} is hard to tell apart, below {CLOSE_BELOW} is close, and {CLOSE_BELOW} or more is different. Exact
        means a typical screen shows the same 8-bit color.
      </p>
      <p>
        Next to it is ΔE OK, the straight-line distance in OKLab. CSS uses it for gamut mapping and calls .02 just
        noticeable. The two mostly agree; where they don't, look at the seam. From {printHex(BLUE[0])} to{" "}
        {printHex(BLUE[1])} it is ΔE {deltaE2000(...BLUE).toFixed(1)} and {printOk(deltaEOk(...BLUE))}, from{" "}
        {printHex(GREEN[0])} to {printHex(GREEN[1])} ΔE {deltaE2000(...GREEN).toFixed(1)} and{" "}
        {printOk(deltaEOk(...GREEN))}.
      </p>
      <p>
        RGB numbers aren't compared, because their steps aren't even to the eye. Tailwind 4 colors outside sRGB are
        measured as they are, so the hex code shown for them is close but not exact.
      </p>
    </ToolTheory>
  );
}

const QUESTIONS = {
  "Which sets are searched?":
    "The 148 CSS names (gray and grey count once), Tailwind 4 and 3, Material Design (2014), Bootstrap 5.3 with its tints and shades, Radix Colors for light and dark pages, Open Color, and what you've saved in this browser.",
  "How do I replace colors in a whole project?":
    "Paste a stylesheet below the list. Each color gets the nearest token of the chosen set with its distance, the farthest first. Set the distance at which colors are left as is, then copy the new text with the variables it needs.",
  "Where do the variable names come from?":
    "Tailwind 4, Radix and Open Color define their own, Bootstrap has Sass variables, and Tailwind 3 has the theme() function. Material has none, so you define names like --md-teal-700 yourself; Copy its variables gives you the definitions.",
  "What does “told apart” check?":
    "Both colors are simulated for protan, deutan and tritan vision. In each, and with typical vision, they must differ by at least ΔE 11. That's safe for chart lines or button states that also have a label.",
};
