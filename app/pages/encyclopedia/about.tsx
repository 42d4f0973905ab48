import type { ReactNode } from "react";
import { TextLink } from "#app/ui/link.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { Hex } from "#color/color.ts";
import { printCount } from "#color/words/count.ts";
import { colorPath } from "#contract/color-path.ts";

type Named = { readonly name: string; readonly difference: string };
type Props = {
  count: number;
  listedCount: number;
  /** How many names are curated. */
  bestCount: number;
  /** A color that anyone can check, with its nearest curated name and its nearest name overall. */
  example: { readonly hex: Hex; readonly common: Named; readonly nearest: Named };
};

export function About({ count, listedCount, bestCount, example: { hex, common, nearest } }: Props) {
  return (
    <section className="grid gap-8 border-line border-t pt-10 md:grid-cols-3 md:gap-12">
      <Part title="Where the names come from">
        <p>
          From{" "}
          <TextLink href="https://github.com/meodai/color-names" isExternal>
            color-name-list
          </TextLink>
          , collected by David Aerne and many contributors under the MIT license: colors of paint, plants, places, food,
          folklore and films. It isn't a standard, and people may name the same color differently.
        </p>
        <p>
          Each of its {printCount(listedCount)} colors has one name, and each name has one color. Huesmith shows{" "}
          {printCount(count)} of them: {listedCount - count} are left out because they don't belong on a public page.
        </p>
      </Part>
      <Part title="How the nearest name is found">
        <p>
          By CIEDE2000, the industry-standard formula. It compares lightness, chroma and hue in CIE Lab, weighted for
          human vision. A difference below 1 is invisible; at 2, swatches must touch to be told apart; from 5 up,
          they're clearly two colors.
        </p>
        <p>
          Every color has a nearest name, so the difference is always next to it. Tools and color pages use the{" "}
          {printCount(bestCount)} common names of the curated list: <TextLink href={colorPath(hex)}>{hex}</TextLink> is{" "}
          {common.name}, ΔE {common.difference}. The nearest of all names is {nearest.name}, ΔE {nearest.difference}.
        </p>
      </Part>
      <Part title="How families are defined">
        <p>
          By OKLCH, where equal steps look about equal. A color with a chroma below 0.022 is gray, white or black; hues
          from 113° to 170° are green, from 206° to 277° blue. A dull or dark orange is brown, a light red is pink, and
          a dark yellow is olive, which counts as green.
        </p>
        <p>
          The borders were fitted to names that end in a family, such as “Hunter Green”. People disagree at every
          border: about three quarters of those names fall in the family they're named after.
        </p>
      </Part>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-3">
      <SectionHeading level={3}>{title}</SectionHeading>
      <div className="grid gap-3 text-ink-2 text-sm">{children}</div>
    </div>
  );
}
