import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useCardGrid } from "#app/ui/use-card-grid.ts";
import type { Color } from "#color/color.ts";
import type { CardActions } from "./card-actions.ts";
import { ColorCard } from "./color-card.tsx";
import type { Found } from "./find-items.ts";
import type { Kind } from "./item.ts";
import { PaletteCard } from "./palette-card.tsx";
import { useCardKeys } from "./use-card-keys.ts";
import type { useChoice } from "./use-choice.ts";
import { useFocusBack } from "./use-focus-back.ts";

type Props = {
  kind: Kind;
  label: string;
  found: readonly Found[];
  choice: ReturnType<typeof useChoice>;
  renamingId: string | null;
  /** Its field was closed by a key, so the focus goes back to its card. */
  renamedId: string | null;
  refused: ReadonlySet<string>;
  projectNames: ReadonlyMap<string, string>;
  codeOf: (color: Color, name?: string) => string;
  now: number;
  actions: CardActions;
};

/** Drawn at once; the rest as the end comes near. */
const PAGE = 60;
const LOOKS: Readonly<Record<Kind, string>> = {
  colors: "grid-cols-[repeat(auto-fill,minmax(148px,1fr))] gap-x-4 gap-y-6",
  palettes: "grid-cols-[repeat(auto-fill,minmax(min(264px,100%),1fr))] gap-x-5 gap-y-7",
};

/** The cards as one tab stop. */
export function CardGrid(props: Props) {
  const { kind, label, found, choice, renamingId, renamedId, refused, projectNames, codeOf, now, actions } = props;
  const grid = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(PAGE);
  const shown = found.slice(0, count);
  // A card that is being renamed has other controls.
  const content = [renamingId, ...shown.map(({ item }) => item.id)].join();
  const cards = useCardGrid(grid, content, { takesShift: true });
  const { focusNext } = useFocusBack(grid, content, renamedId);
  const Card = kind === "colors" ? ColorCard : PaletteCard;
  const onKeyDown = useCardKeys({ found, choice, actions, walk: cards.onKeyDown, focusNext });
  return (
    <>
      <ul
        ref={grid}
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list without it, because the bullets are gone
        role="list"
        aria-label={label}
        data-choosing={choice.chosen.size > 0 || undefined}
        onFocus={cards.onFocus}
        onKeyDown={onKeyDown}
        className={`group/list grid ${LOOKS[kind]}`}
      >
        {shown.map(({ item, distance }) => (
          <Card
            key={item.id}
            item={item}
            distance={distance}
            isChosen={choice.chosen.has(item.id)}
            isRenaming={renamingId === item.id}
            isRefused={refused.has(item.id)}
            project={projectNames.get(item.saved.projectId ?? "") ?? ""}
            codeOf={codeOf}
            now={now}
            actions={actions}
          />
        ))}
      </ul>
      {found.length > shown.length && <More left={found.length - shown.length} onMore={() => setCount(count + PAGE)} />}
    </>
  );
}

/** A button that presses itself when it is about to be seen. */
function More({ left, onMore }: { left: number; onMore: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const show = useEffectEvent(onMore);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && show(), {
      rootMargin: "1200px 0px",
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  });
  return (
    <div ref={place} className="flex justify-center pt-2">
      <Button onClick={onMore}>Show {left.toLocaleString("en")} more</Button>
    </div>
  );
}
