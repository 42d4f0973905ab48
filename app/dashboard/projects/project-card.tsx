import { Link } from "react-router";
import { useSync } from "#app/account/sync/sync-store.ts";
import type { SavedColor, SavedPalette, SavedProject } from "#app/frame/library/library-data.ts";
import { countOf } from "#app/frame/library/limit-words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { itemOf } from "../list/item.ts";
import { formatDate } from "../list/words.ts";
import { projectPath } from "./project-path.ts";

type Props = {
  project: SavedProject;
  palettes: readonly SavedPalette[];
  colors: readonly SavedColor[];
  now: number;
};

const MOST_STRIPS = 4;

/** A project as the colors that are in it; all of the card leads there. */
export function ProjectCard({ project: { id, name, notes, savedAt }, palettes, colors, now }: Props) {
  const isRefused = useSync().refused.has(id);
  const facts = [countOf("palettes", palettes.length), countOf("colors", colors.length), formatDate(savedAt, now)];
  return (
    <li className="group/card relative grid min-w-0 content-start gap-2">
      <Cover palettes={palettes} colors={colors} />
      <div className="grid gap-0.5">
        <h3 className="text-base leading-snug">
          <Link to={projectPath(id)} className="block truncate after:absolute after:inset-0 hover:underline">
            {name}
          </Link>
        </h3>
        <p className="truncate text-ink-2 text-xs">{facts.join(" · ")}</p>
        {notes.trim() && <p className="line-clamp-2 text-ink-2 text-sm">{notes}</p>}
        {isRefused && (
          <p className="pt-0.5">
            <Badge tone="bad">Only in this browser</Badge>
          </p>
        )}
      </div>
    </li>
  );
}

function Cover({ palettes, colors }: Pick<Props, "palettes" | "colors">) {
  const rows = [
    ...palettes.slice(0, MOST_STRIPS).map((saved) => itemOf(saved).hexes),
    ...(colors.length > 0 ? [colors.slice(0, 12).flatMap((saved) => itemOf(saved).hexes)] : []),
  ].slice(0, MOST_STRIPS);
  if (rows.length === 0) {
    return (
      <div className="grid h-32 place-items-center rounded-control border border-line-2 border-dashed text-ink-2 text-sm">
        Empty
      </div>
    );
  }
  return (
    <div
      aria-hidden
      className="relative flex h-32 flex-col overflow-hidden rounded-control after:absolute after:inset-0 after:inset-ring after:inset-ring-line after:rounded-[inherit]"
    >
      {rows.map((hexes, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two palettes may have the same colors
        <div key={row} className="flex flex-1">
          {hexes.map((hex, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a color twice
            <span key={place} className="swatch -mr-px flex-1" style={{ backgroundColor: hex }} />
          ))}
        </div>
      ))}
    </div>
  );
}
