import { ToolSection } from "#app/tools/tool-section.tsx";
import { ToolTheory } from "#app/tools/tool-theory.tsx";
import { apcaContrast, printLc, printRatio, wcagContrast } from "#color/contrast/contrast.ts";
import { luminance } from "#color/kernel/luminance.ts";
import { hexOf } from "#color/text/print.ts";
import { Verdict } from "./benches/figures.tsx";
import { type Measured, measure } from "./measure/measure.ts";
import { type Seen, seenByPeople } from "./measure/people.ts";
import type { State } from "./state.ts";

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

function People({ measured: { text, background }, sample }: { measured: Measured; sample: string }) {
  return (
    <ul className="grid gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
      {seenByPeople(text, background).map((seen) => (
        <li
          key={seen.id}
          className="grid grid-cols-[112px_minmax(0,1fr)] content-start gap-x-4 gap-y-2.5 sm:grid-cols-1"
        >
          <Specimen seen={seen} sample={sample} />
          <div className="grid content-start gap-0.5">
            <h3 className="font-[550] text-sm tracking-normal">{seen.name}</h3>
            <p className="text-ink-2 text-xs">{seen.who}</p>
            <p className="mt-1 flex flex-wrap items-center gap-x-3">
              <span className="font-mono text-xs">{`${printRatio(seen.ratio)}:1, Lc ${printLc(seen.lc)}`}</span>
              <Verdict passes={seen.ratio >= 4.5} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Specimen({ seen, sample }: { seen: Seen; sample: string }) {
  return (
    <span
      aria-hidden
      data-specimen
      className="swatch inset-ring inset-ring-line grid h-28 content-center gap-0.5 overflow-hidden rounded-control px-4 sm:h-32"
      style={{ backgroundColor: hexOf(seen.background), color: hexOf(seen.text) }}
    >
      <span style={seen.blurPx ? { filter: `blur(${seen.blurPx}px)` } : undefined}>
        {/* Drawn as CSS content, because page checkers report text that fails on purpose as an error of the page. */}
        <span className="block font-semibold text-xl before:content-['Aa']" />
        <span
          data-text={sample}
          className="line-clamp-2 text-sm leading-snug [overflow-wrap:anywhere] before:content-[attr(data-text)]"
        />
      </span>
    </span>
  );
}

function Theory({ measured: { text, background, ratio } }: { measured: Measured }) {
  const [dark, light] = [luminance(text), luminance(background)].toSorted((a, b) => a - b) as [number, number];
  const [front, back] = [hexOf(text), hexOf(background)];
  return (
    <ToolTheory title="How it's calculated" questions={QUESTIONS}>
      <p>
        WCAG 2.2 compares relative luminance, the light a color emits relative to white. {front} has{" "}
        {luminance(text).toFixed(4)} and {back} has {luminance(background).toFixed(4)}. It adds 0.05 for room light to
        both and divides the larger by the smaller: ({light.toFixed(4)} + 0.05) / ({dark.toFixed(4)} + 0.05) ={" "}
        {printRatio(ratio)}. Swapping text and background doesn't change it.
      </p>
      <p>
        APCA, a candidate for the next WCAG, models how people read on screens. It depends on which color is the text:{" "}
        {front} on {back} has Lc {printLc(apcaContrast(text, background))}, and swapped, Lc{" "}
        {printLc(apcaContrast(background, text))}. Dark on light is positive, light on dark negative. It is a draft: a
        good Lc doesn't replace a WCAG 2 verdict.
      </p>
      <p>
        No number is rounded up. #777777 on white has {wcagContrast(0x777777, 0xffffff).toFixed(4)}, which many tools
        round to 4.5 and pass. It fails, because 4.5 is a minimum; #767676 with{" "}
        {printRatio(wcagContrast(0x767676, 0xffffff))} is the lightest gray that passes.
      </p>
      <p>
        A fix changes only OKLCH lightness, so the hue stays, and chroma drops only where sRGB ends. You get the lighter
        or darker fix, whichever changes less by CIEDE2000 (ΔE). Below 2, most people see no difference.
      </p>
    </ToolTheory>
  );
}

const QUESTIONS = {
  "What counts as large text?":
    "At least 24 px, or 18.66 px and bold: 18 and 14 points at the usual 96 px to the inch. Large text needs 3:1 for AA and 4.5:1 for AAA.",
  "What else needs 3:1?":
    "Anything needed to find and use a control: field borders, check marks, icons without text, focus rings, and chart parts. Disabled controls, logos and decoration are exempt.",
  "What about text with opacity?":
    "It is measured as seen: blended with the background first. If the background is transparent too, all 256 grays behind it are tried and the worst one counts.",
  "WCAG and APCA disagree. Which one is right?":
    "Laws and contracts name WCAG 2, so it decides. WCAG 2 overrates contrast between dark colors, and APCA was made to fix that. If both pass, you're safe.",
  "How is text over a gradient or a picture checked?":
    "Every pixel behind the text frame is measured, and the worst one counts, since that is where text becomes unreadable. The layer is the lightest black or white overlay, in whole percent, that gets all of them to 4.5:1.",
  "Can it check a whole style sheet?":
    "In a terminal, yes: npx huesmith audit lists the text in your project that is hard to read on its background, each with a color that passes.",
  "Where do the minimum sizes come from?":
    "From the APCA 0.1.9 lookup table, at the row below your Lc, rounded up to whole pixels. It assumes typefaces as wide as Helvetica; narrower or smaller ones need more. Below Lc 70, body text needs 15 Lc more than other text.",
};
