import { ToolSection } from "#app/tools/tool-section.tsx";
import { ToolTheory } from "#app/tools/tool-theory.tsx";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { fromRgb24 } from "#color/convert.ts";
import { CLOSE_BELOW, deltaE2000, HARD_BELOW } from "#color/difference/difference.ts";
import { identify } from "#color/export/identifier.ts";
import { printDifference } from "#color/nearest/closeness.ts";
import { printHex, printPlain } from "#color/text/print.ts";
import { printCount } from "#color/words/count.ts";
import type { ColorsAnswer } from "./answer.ts";
import type { Shown } from "./use-answer.ts";

export function Below({ shown, nameCount }: { shown: Shown; nameCount: number }) {
  return (
    <>
      {shown.kind === "colors" && <CodeNames answer={shown} />}
      <Theory shown={shown} nameCount={nameCount} />
    </>
  );
}

/** The names in the form that code uses. */
function CodeNames({ answer: { colors, names } }: { answer: ColorsAnswer }) {
  const swatches = colors.map((color, place) => ({ name: names[place]?.name ?? "", color }));
  const identified = identify({ name: "", link: "", groups: [{ name: "", swatches }] }).flatMap(
    (group) => group.swatches,
  );
  const lines = identified.map(({ identifier, color }) => `  --${identifier}: ${printPlain(color).toLowerCase()};`);
  const json = Object.fromEntries(identified.map(({ name, color }) => [name, printPlain(color).toLowerCase()]));
  return (
    <ToolSection id="code" title="The names in code" aside="more formats under Export">
      <div className="grid gap-5 lg:grid-cols-2">
        <CodeBlock title="Variables" language="CSS" code={[":root {", ...lines, "}"].join("\n")} />
        <CodeBlock title="Names and values" language="JSON" code={JSON.stringify(json, null, 2)} />
      </div>
    </ToolSection>
  );
}

const SCREEN_COLORS = 2 ** 24;
/** Two pairs that differ by 40 in the blue channel. */
const STEPS = [
  [0x0000ff, 0x0000d7],
  [0xffffff, 0xffffd7],
].map((pair) => pair.map(fromRgb24)) as [Pair, Pair];

type Pair = [ReturnType<typeof fromRgb24>, ReturnType<typeof fromRgb24>];

function Theory({ shown, nameCount }: { shown: Shown; nameCount: number }) {
  const [blues, whites] = STEPS;
  const names = printCount(nameCount);
  return (
    <ToolTheory title="How a color gets its name" questions={QUESTIONS}>
      <p>
        An sRGB screen shows {printCount(SCREEN_COLORS)} colors and {names} of them have a name here: one in{" "}
        {Math.round(SCREEN_COLORS / nameCount)}. Every other color gets the nearest name and its distance. All tools use
        the curated list; here you also see the nearest name in the full list. <Example shown={shown} />
      </p>
      <p>
        Distance is measured as people see it. {hexesOf(blues)} and {hexesOf(whites)} are the same step of 40 in one
        channel, but the first pair is ΔE {deltaE2000(...blues).toFixed(1)} apart and the second{" "}
        {deltaE2000(...whites).toFixed(1)}. So distances use CIEDE2000, which was fitted to human vision. Every search
        is exact: no name in the list is closer than the one you get.
      </p>
      <p>
        Zero is exact. Below {HARD_BELOW} two swatches side by side are hard to tell apart, below {CLOSE_BELOW} they're
        close; above that they're different colors. The seam in each swatch shows the same without numbers.
      </p>
      <p>
        A palette uses each name once. The closest pair of color and name is matched first, then the next closest; two
        colors that are almost the same get two names. Its title joins the first word of one name with the last word of
        another.
      </p>
    </ToolTheory>
  );
}

function Example({ shown }: { shown: Shown }) {
  if (shown.kind !== "colors") return null;
  const color = shown.colors[shown.active];
  const first = shown.nearest[0];
  const last = shown.nearest.at(-1);
  if (!color || !first || !last) return null;
  const count = ["", "", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"][shown.nearest.length];
  return (
    <>
      Around {printHex(color)} the first is {first.name} at ΔE {printDifference(first.deltaE)} and the {count}{" "}
      {last.name} at {printDifference(last.deltaE)}.
    </>
  );
}

function hexesOf([one, other]: Pair): string {
  return `${printHex(one)} to ${printHex(other)}`;
}

const QUESTIONS = {
  "Why does another site give a different name?":
    "There is no official list. Each site has its own, some with a thousand names, and many measure in RGB, where the nearest number isn't the nearest color. Here you see the distance and can compare lists.",
  "Where do the names come from?":
    "From color-names by meodai and contributors (MIT), a list collected from many sources; the curated list is the best part of it. The xkcd names are what several hundred thousand people typed in a survey (CC0). The X11 names have come with Unix displays since the 1980s, and CSS adopted most of those without a number.",
  "Can I use the names in my product?":
    "Yes. The lists are free, including for commercial use. Their licenses require you to keep the notice when you redistribute a list, not when you use a name.",
  "Which words can I search for?":
    "Any part of a name, in any order, with typos. Two or more plain words such as “dark muted teal” or “very pale pink” also find colors that look that way, whatever their names.",
  "Does my color leave the browser?":
    "No. The names load once and everything is looked up in your browser. The server does it only when you open a link, so the result shows right away.",
  "What about colors outside sRGB?":
    "The names belong to sRGB colors. A P3 or OKLCH color outside it is first mapped into sRGB per CSS Color 4, and the page says so.",
};
