import type { ImportedPalette, UnreadRow } from "#color/import/imported.ts";
import { describeUnread } from "./describe-import.ts";

const SHOWN_AT_ONCE = 3;

/** The rows that gave no color: a few, and the rest when asked for. */
export function UnreadList({ imported }: { imported: ImportedPalette }) {
  const { rows, count } = imported.unread ?? { rows: [], count: 0 };
  if (count === 0) return null;
  const more = rows.slice(SHOWN_AT_ONCE);
  return (
    <section className="grid gap-2 rounded-control bg-well px-4 py-3 text-sm">
      <h3 className="font-[550]">{describeUnread(imported)}</h3>
      <Rows rows={rows.slice(0, SHOWN_AT_ONCE)} />
      {more.length > 0 && (
        <details>
          <summary className="min-h-8 w-max cursor-pointer pointer-coarse:py-2.5">
            {count > rows.length
              ? `Show the next ${more.length} of ${count.toLocaleString("en-US")}`
              : `Show ${more.length} more`}
          </summary>
          <div className="mt-1">
            <Rows rows={more} />
          </div>
        </details>
      )}
    </section>
  );
}

function Rows({ rows }: { rows: readonly UnreadRow[] }) {
  return (
    <ul className="grid gap-1.5">
      {rows.map(({ where, text, reason }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows may be alike, and never move
        <li key={place} className="grid min-w-0">
          <span className="truncate">
            <bdi>{where}</bdi>
            {text && (
              <>
                {": "}
                <bdi className="font-mono text-xs">{text}</bdi>
              </>
            )}
          </span>
          <span className="text-ink-2 text-xs">{reason}</span>
        </li>
      ))}
    </ul>
  );
}
