import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { colorPath } from "#contract/color-path.ts";
import type { Reference } from "./reference.ts";

const KINDS = [
  { text: "PNG", file: ".png", saveAs: ".png" },
  { text: "Wallpaper", file: ".png?w=3840&h=2160", saveAs: "-wallpaper.png" },
  { text: "SVG", file: ".svg", saveAs: ".svg" },
  { text: "JSON", file: ".json", saveAs: ".json" },
];

const CELLS =
  "[&_a]:-mr-px [&_a]:-mb-px [&_a]:grid [&_a]:h-14 [&_a]:place-items-center [&_a]:hover:inset-ring-2 [&_a]:hover:inset-ring-current " +
  "[&_a]:focus-visible:z-10 [&_a]:focus-visible:-outline-offset-4 [&_a]:focus-visible:outline-current";

export function NeighborsMap({ hex, neighbors, previous, next }: Reference) {
  const { rows, axis } = neighbors;
  return (
    <Section
      title="Neighbors"
      aside={axis === "hue" ? "hue across, lightness up" : "cool to warm, lightness up"}
      className="content-start gap-5"
    >
      <ul role="list" aria-label={`Colors around ${hex}`} className={`joined grid grid-cols-7 *:contents ${CELLS}`}>
        {rows.flat().map((other, place) => (
          <li key={place}>
            <a
              href={colorPath(other)}
              aria-label={other}
              aria-current={other === hex || undefined}
              style={swatchStyle(other)}
            >
              {other === hex && <span className="size-3 rounded-full border-2 border-current" />}
            </a>
          </li>
        ))}
      </ul>
      <nav aria-label="By number" className="flex justify-between gap-3 font-mono">
        {previous && (
          <ButtonLink icon="icon-arrow-left" href={colorPath(previous)} size="sm" aria-label={`Previous: ${previous}`}>
            {previous}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink href={colorPath(next)} size="sm" className="ml-auto" aria-label={`Next: ${next}`}>
            {next}
            <Icon className="icon-arrow-right" />
          </ButtonLink>
        )}
      </nav>
    </Section>
  );
}

export function Files({ hex }: Pick<Reference, "hex">) {
  const path = colorPath(hex);
  return (
    <Section title="Files" className="content-start gap-5">
      <div className="flex flex-wrap gap-2.5">
        {KINDS.map(({ text, file, saveAs }) => (
          <ButtonLink icon="icon-download" key={text} href={path + file} download={hex.slice(1) + saveAs}>
            {text}
          </ButtonLink>
        ))}
      </div>
      <p className="max-w-[34em] text-ink-2 text-sm">
        You can use these stable addresses anywhere. Images take a size in pixels, as in{" "}
        <a href={`${path}.png?w=1200&h=630`} className="font-mono text-ink underline [overflow-wrap:anywhere]">
          {path}.png?w=1200&amp;h=630
        </a>
        , and the JSON has this page's formats, names and contrasts.
      </p>
    </Section>
  );
}
