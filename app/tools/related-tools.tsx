import { pathWith } from "#app/frame/tool-path.ts";
import type { Color } from "#color/color.ts";
import { readColors, writeColors } from "#color/text/address.ts";
import { parsePlain } from "#color/text/parse-plain.ts";
import { printPlain } from "#color/text/print.ts";
import { cards } from "#content/tool-cards.ts";
import { type Tool, tools } from "#content/tools.ts";
import { ToolSection } from "./tool-section.tsx";

type Props = { ids: readonly string[]; getColors?: (() => readonly Color[]) | undefined };

export function RelatedTools({ ids, getColors }: Props) {
  const related = tools.filter(({ id }) => ids.includes(id));
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

/** The path of a tool with colors from another one, as many as it accepts: those given, as shown, or in the address. */
export function pathTaking(tool: Tool, search: string, given?: readonly Color[]): string {
  const colors =
    given?.map((color) => parsePlain(printPlain(color)) ?? color) ??
    readColors(new URLSearchParams(search).get("c") ?? "").colors;
  return colors.length > 0 ? pathWith(tool, writeColors(colors.slice(0, tool.maxColors))) : tool.path;
}
