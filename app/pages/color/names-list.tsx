import { Link } from "react-router";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { colorPath } from "#contract/color-path.ts";
import type { Match } from "./match.ts";

type Props = { names: readonly Match[]; css: Match; tailwind: Match };

/** The names around the color in the full list, nearest first, and those of CSS and Tailwind. */
export function NamesList({ names, css, tailwind }: Props) {
  return (
    <section className="grid content-start gap-5">
      <SectionHeading aside="ΔE 2000">Other names</SectionHeading>
      <ul className="*:border-line *:border-t">
        {names.map((match) => (
          <NameRow key={match.name} match={match} />
        ))}
        <NameRow match={css} list="CSS" />
        <NameRow match={tailwind} list="Tailwind in sRGB" />
      </ul>
    </section>
  );
}

function NameRow({ match: { name, hex, deltaE }, list }: { match: Match; list?: string }) {
  return (
    <li>
      <Link
        to={colorPath(hex)}
        className="group grid min-h-[47px] grid-cols-[auto_1fr_auto] items-center gap-x-3 text-sm focus-visible:-outline-offset-2"
      >
        <span
          aria-hidden
          className="swatch inset-ring inset-ring-line size-[26px] rounded-swatch"
          style={{ backgroundColor: hex }}
        />
        <span className="group-hover:underline">
          {list && <span className="mr-1 text-ink-2">{list}</span>}{" "}
          <span className={list ? "font-mono" : ""}>{name}</span>
        </span>{" "}
        <span className="font-mono text-ink-2 text-xs">{deltaE === "0.0" ? "exact" : deltaE}</span>
      </Link>
    </li>
  );
}
