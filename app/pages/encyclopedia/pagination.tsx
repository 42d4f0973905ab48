import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Props = { page: number; pageCount: number; pathOf: (page: number) => string };

/** The first and the last page, and those around this one. */
export function Pagination({ page, pageCount, pathOf }: Props) {
  if (pageCount < 2) return null;
  const to = (target: number) => `${pathOf(target)}#names`;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <ol className="flex flex-wrap items-center gap-1 max-sm:order-last max-sm:w-full max-sm:justify-center">
        {pagesAround(page, pageCount).map((target, index, all) => (
          <li key={target} className="flex items-center gap-1">
            {target - (all[index - 1] ?? target) > 1 && (
              <span aria-hidden className="px-1 text-ink-2">
                …
              </span>
            )}
            <Link
              to={to(target)}
              aria-label={`Page ${target}`}
              aria-current={target === page ? "page" : undefined}
              className="grid h-10 pointer-coarse:h-11 min-w-10 place-items-center rounded-control px-2 text-sm tabular-nums hover:bg-well aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:outline-2"
            >
              {target}
            </Link>
          </li>
        ))}
      </ol>
      <div className="flex gap-2.5 max-sm:w-full max-sm:justify-between">
        {page > 1 && (
          <ButtonLink to={to(page - 1)} rel="prev">
            <Icon className="icon-arrow-left" />
            Previous
          </ButtonLink>
        )}
        {page < pageCount && (
          <ButtonLink to={to(page + 1)} rel="next" className="ml-auto">
            Next
            <Icon className="icon-arrow-right" />
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}

function pagesAround(page: number, pageCount: number) {
  const pages = new Set([1, page - 1, page, page + 1, pageCount]);
  return [...pages].filter((target) => target >= 1 && target <= pageCount).sort((one, other) => one - other);
}
