import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useAccountHeld } from "#app/account/sync/sync-store.ts";
import { copyFormat } from "#app/frame/copy/copy-format.ts";
import { formatColor, prepareFormat } from "#app/frame/copy/format-color.ts";
import { useLibrary } from "#app/frame/library/library.ts";
import { Button } from "#app/ui/button.tsx";
import { useFetched } from "#app/ui/use-fetched.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { printCount } from "#color/words/count.ts";
import type { Kind } from "../item.ts";
import { ColorCard } from "./color-card.tsx";
import type { Found } from "./find-items.ts";
import { PaletteCard } from "./palette-card.tsx";
import { useCardKeys } from "./use-card-keys.ts";
import type { CardList } from "./use-card-list.ts";

type Props = { kind: Kind; label: string; found: readonly Found[]; hasProjects: boolean; list: CardList };

/** How many cards render at once; the rest follow as the end comes near. */
const PAGE = 60;
/** How many each history entry has shown, so that Back finds its place. */
const counts = new Map<string, number>();
const MAX_CODE_CHARACTERS = 32;
const LOOKS: Readonly<Record<Kind, string>> = {
  colors: "grid-cols-[repeat(auto-fill,minmax(148px,1fr))] gap-x-4 gap-y-6",
  palettes: "grid-cols-[repeat(auto-fill,minmax(min(264px,100%),1fr))] gap-x-5 gap-y-7",
};

export function CardGrid({ kind, label, found, hasProjects, list }: Props) {
  const { choice, actions, renaming } = list;
  const entry = `${useLocation().key} ${kind}`;
  const [count, setCount] = useState(() => counts.get(entry) ?? PAGE);
  useEffect(() => void counts.set(entry, count), [entry, count]);
  const [now] = useState(Date.now);
  const { projects } = useLibrary();
  const projectNames = new Map(hasProjects ? projects.map(({ id, name }) => [id, name]) : []);
  const refused = new Set(useAccountHeld().refused);
  const codeOf = useCodes();
  const shown = found.slice(0, count);
  const items = found.map(({ item }) => item);
  const keys = useCardKeys(items, items.slice(0, count), list);
  const Card = kind === "colors" ? ColorCard : PaletteCard;
  return (
    <>
      <ul
        role="list"
        aria-label={label}
        data-choosing={choice.chosen.size > 0 || undefined}
        {...keys}
        className={`group/list grid ${LOOKS[kind]}`}
      >
        {shown.map(({ item, distance }) => (
          <Card
            key={item.id}
            item={item}
            distance={distance}
            isChosen={choice.chosen.has(item.id)}
            isRenaming={renaming === item.id}
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

/** Prints colors in the person's copy format, or as hex if that is code or isn't loaded yet. */
function useCodes() {
  const format = copyFormat.useValue();
  const [ready, setReady] = useState<typeof format | null>(null);
  useFetched(format, { fetch: prepareFormat, onDone: () => setReady(format) });
  return (color: Color, name?: string) => {
    const text = ready === format ? formatColor(color, format, name) : printHex(color);
    const isShort = typeof text === "string" && text.length <= MAX_CODE_CHARACTERS && !text.includes("\n");
    return isShort ? text : printHex(color);
  };
}

/** A button that clicks itself shortly before it becomes visible. */
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
      <Button onClick={onMore}>Show {printCount(left)} more</Button>
    </div>
  );
}
