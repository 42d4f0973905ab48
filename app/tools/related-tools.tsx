import { cards } from "#content/tool-cards.ts";
import { tools } from "#content/tools.ts";
import { ToolSection } from "./tool-section.tsx";

export function RelatedTools({ ids }: { ids: readonly string[] }) {
  const related = tools.filter(({ id }) => ids.includes(id));
  if (related.length === 0) return null;
  return (
    <ToolSection id="related-tools" title="Related tools">
      <ul className="grid gap-x-16 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {related.map(({ id, path, title }) => (
          <li key={id}>
            <a href={path} className="group grid gap-1">
              <span className="font-semibold text-lg group-hover:underline">{title}</span>
              <span className="text-ink-2 text-sm">{cards[id]?.summary}</span>
            </a>
          </li>
        ))}
      </ul>
    </ToolSection>
  );
}
