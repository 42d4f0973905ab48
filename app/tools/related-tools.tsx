import type { Color } from "#color/color.ts";
import { cards } from "#content/tool-cards.ts";
import { tools } from "#content/tools.ts";
import { pathTaking } from "./path-taking.ts";
import { ToolSection } from "./tool-section.tsx";

type Props = { ids: readonly string[]; getColors?: (() => readonly Color[]) | undefined };

export function RelatedTools({ ids, getColors }: Props) {
  const related = tools.filter(({ id }) => ids.includes(id));
  if (related.length === 0) return null;
  return (
    <ToolSection id="related-tools" title="Related tools">
      <ul className="grid gap-x-16 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {related.map((tool) => {
          // Tools change the address without rendering this, so it is read when the link is about to be used.
          const takeColors = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => {
            currentTarget.href = pathTaking(tool, location.search, getColors?.());
          };
          return (
            <li key={tool.id}>
              <a href={tool.path} onPointerEnter={takeColors} onFocus={takeColors} className="group grid gap-1">
                <span className="font-semibold text-lg group-hover:underline">{tool.title}</span>
                <span className="text-ink-2 text-sm">{cards[tool.id]?.summary}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </ToolSection>
  );
}
