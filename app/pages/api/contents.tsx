import type { ApiEndpoint } from "#contract/api.ts";
import { anchorOf } from "./anchor-of.ts";

const MAX_SWATCHES = 5;

/** The endpoints, each with the colors of its answer. */
export function Contents({ endpoints }: { endpoints: readonly ApiEndpoint[] }) {
  return (
    <nav aria-label="Endpoints">
      <ul className="grid grid-cols-2 gap-x-5 gap-y-7 sm:grid-cols-3 lg:grid-cols-5">
        {endpoints.map(({ path, title, answer }) => (
          <li key={path}>
            <a href={`#${anchorOf(path)}`} className="group grid gap-0.5 rounded-control">
              <span aria-hidden className="flex h-[84px] overflow-hidden rounded-control bg-well">
                {colorsIn(answer).map((hex) => (
                  <span key={hex} className="swatch flex-1" style={{ backgroundColor: hex }} />
                ))}
              </span>
              <span className="mt-2.5 font-semibold group-hover:underline">{title}</span>
              <span className="font-mono text-ink-2 text-sm">{path}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function colorsIn(answer: string) {
  return [...new Set(answer.match(/(?<="hex": ")#[0-9A-F]{6}(?=")/g))].slice(0, MAX_SWATCHES);
}
