import { addLeftovers, useLeftovers } from "#app/account/sync/guest-library.ts";
import type { Kind } from "#app/frame/library/library-data.ts";
import { countKind } from "#app/frame/library/limit-words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { capitalize } from "#color/text/capitalize.ts";
import { itemOf, placeOf } from "../item.ts";
import { Strip } from "./strip.tsx";

export function Leftovers({ kind }: { kind: Kind }) {
  const leftovers = useLeftovers();
  const saved = leftovers[kind];
  if (saved.length === 0) return null;
  const ids = saved.map(({ id }) => id);
  return (
    <section aria-labelledby="leftovers" className="grid gap-4 border-line border-t pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h2 id="leftovers" className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-lg">
            Saved without an account <Badge tone="bad">Only in this browser</Badge>
          </h2>
          <p className="max-w-[68ch] text-ink-2 text-sm">
            {countKind(kind, saved.length)} saved in this browser without logging in. Anyone using this browser can see{" "}
            {saved.length === 1 ? "it" : "them"} after you sign out.
          </p>
        </div>
        {saved.length > 1 && (
          <Button icon="icon-plus" onClick={() => addLeftovers(kind, ids)}>
            Add all to account
          </Button>
        )}
      </div>
      <ul role="list" aria-label={`${capitalize(kind)} only in this browser`} className="grid gap-2.5">
        {saved.map((one) => {
          const item = "notes" in one ? null : itemOf(one);
          return (
            <li key={one.id} className="flex items-center gap-3">
              {item && item.colors.length > 0 && <Strip item={item} className="h-10 w-24 rounded-control sm:w-40" />}
              <span className="min-w-0 flex-1 truncate">
                {item ? (
                  <a href={placeOf(item).path} className="hover:underline">
                    {one.name}
                  </a>
                ) : (
                  one.name
                )}
              </span>
              <Button size="sm" aria-label={`Add ${one.name} to account`} onClick={() => addLeftovers(kind, [one.id])}>
                Add to account
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
