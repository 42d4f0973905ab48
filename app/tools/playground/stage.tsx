import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { clamp } from "#color/clamp.ts";
import { printLc, printRatio } from "#color/contrast/contrast.ts";
import { type Measured, measurePair, PAIRS, type PairId } from "#color/roles/pairs.ts";
import { ROLE_NAMES, type Theme } from "#color/roles/theme-roles.ts";
import { THEMES } from "./state.ts";
import { targetOf } from "./target.ts";
import { TEMPLATE_PAGES } from "./templates/templates.ts";
import { variablesOf } from "./themes.ts";
import type { Bench } from "./use-playground.ts";

/** Phones show one of the two themes. */
export function Stage({ bench }: { bench: Bench }) {
  const { view } = bench.state;
  return (
    <div className={`grid min-w-0 ${view === "both" ? "md:grid-cols-2" : ""}`}>
      {THEMES.filter((theme) => view === "both" || view === theme).map((theme) => (
        <Frame key={theme} bench={bench} theme={theme} isSecond={view === "both" && theme === "dark"} />
      ))}
    </div>
  );
}

function Frame({ bench, theme, isSecond }: { bench: Bench; theme: Theme; isSecond: boolean }) {
  const { state, themes, float } = bench;
  const frame = useRef<HTMLElement>(null);
  const spot = useRef<HTMLSpanElement>(null);
  const { name, words, Page } = TEMPLATE_PAGES[state.template];
  const onClick = ({ target, clientX, clientY }: MouseEvent) => {
    const found = targetOf(target as Element);
    if (!found || !spot.current || !frame.current) return;
    const { left, top } = frame.current.getBoundingClientRect();
    spot.current.style.translate = `${clientX - left}px ${clientY - top}px`;
    float.open({ kind: "role", theme, id: found.id }, spot.current);
  };
  return (
    <section
      ref={frame}
      aria-label={`${name}, ${theme} theme`}
      data-theme-of={theme}
      className={`relative flex min-w-0 flex-col ${isSecond ? "border-line max-md:hidden md:border-l" : ""}`}
    >
      <p className="sr-only">{words}</p>
      {/* Clicking an element is a pointer shortcut; the list of roles offers the same to the keyboard. */}
      <div
        aria-hidden
        data-specimen
        className="pg-frame swatch flex-1 cursor-default"
        style={{ ...variablesOf(themes[theme]), colorScheme: theme }}
        onClick={onClick}
      >
        {/* The colors are CSS variables of the frame, so the template renders only once. */}
        <div key={state.template} className="pg-page">
          <Page />
        </div>
      </div>
      <span ref={spot} className="pointer-events-none absolute top-0 left-0 size-px" />
      <Chips key={state.template} bench={bench} theme={theme} frame={frame} />
    </section>
  );
}

type Props = { bench: Bench; theme: Theme; frame: RefObject<HTMLElement | null> };

/**
 * The contrast of each pair in the template, as a list below it. Failing pairs (or all, on request) are shown at their
 * elements instead.
 */
function Chips({ bench, theme, frame }: Props) {
  const { state, themes, hasAllChips, fix } = bench;
  const roles = themes[theme];
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const chips = TEMPLATE_PAGES[state.template].pairs.map((id) => ({ id, measured: measurePair(roles, PAIRS[id]) }));
  const floating = chips.filter(({ measured }) => hasAllChips || !measured.passes).map(({ id }) => id);
  useChipPlaces(frame, list, floating);
  const failing = chips.filter(({ measured }) => !measured.passes).length;
  const onFix = (id: PairId) => {
    fix(theme, id);
    // By then, the button is gone. If it was the last, the nearest one is outside of the list and adds a color.
    requestAnimationFrame(() => {
      if (!list.current?.querySelector("button")) heading.current?.focus({ preventScroll: true });
    });
  };
  return (
    <div className="border-line border-t bg-paper px-4 py-3.5 md:px-5">
      <h2 ref={heading} tabIndex={-1} className="mb-2 flex items-baseline justify-between gap-4 text-sm">
        <span>Contrast, {theme}</span>
        <span className={`font-normal ${failing > 0 ? "text-bad" : "text-ink-2"}`}>
          {failing === 0
            ? `All ${chips.length} pass`
            : `${failing} of ${chips.length} ${failing === 1 ? "fails" : "fail"}`}
        </span>
      </h2>
      <ul ref={list} role="list" className="pg-chips">
        {chips.map(({ id, measured }) => (
          <Chip key={id} id={id} theme={theme} measured={measured} onFix={() => onFix(id)} />
        ))}
      </ul>
    </div>
  );
}

function Chip({ id, theme, measured, onFix }: { id: PairId; theme: Theme; measured: Measured; onFix: () => void }) {
  const { name, minimum, fronts, back } = PAIRS[id];
  const { ratio, lc, front, passes } = measured;
  const weakest = fronts.length > 1 ? `, the weakest is ${ROLE_NAMES[front]}` : "";
  const content = (
    <>
      <span className="pg-chip-name">{name}</span>
      {passes ? <Icon className="icon-check/bold size-3.5" /> : <Icon className="icon-x/bold size-3.5" />}
      <span>{passes ? "Pass" : "Fail"}</span>
      <span className="font-mono">{printRatio(ratio)}</span>
      <span className="pg-chip-lc font-mono">Lc {printLc(lc)}</span>
      {!passes && (
        <span className="pg-chip-fix noscript:hidden">
          <Icon className="icon-wrench size-[13px]" />
          Fix
        </span>
      )}
      <span className="sr-only">
        {` ${ROLE_NAMES[front]} on ${ROLE_NAMES[back]}, ${theme} theme${weakest}${passes ? "" : `, needs ${minimum}`}`}
      </span>
    </>
  );
  return (
    <li data-chip={id}>
      {passes ? (
        <span className="pg-chip">{content}</span>
      ) : (
        <button type="button" onClick={onFix} className="pg-chip pg-fails">
          {content}
        </button>
      )}
    </li>
  );
}

type Box = { left: number; top: number; width: number; height: number };

const GAP_PX = 4;
/** On narrower screens a chip would cover the element it describes. */
const WIDE = "(width >= 48rem)";

/**
 * Positions chips at the elements they measure, without overlaps. Without enough room or JavaScript they stay in the
 * list. `frame` contains the template and the list; `pairs` are the ones to move out of the list.
 */
function useChipPlaces(frame: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>, pairs: string[]) {
  const wanted = pairs.join(" ");
  useEffect(() => {
    const [around, chips] = [frame.current, list.current];
    if (!around || !chips) return;
    const place = () => placeChips(around, chips, matchMedia(WIDE).matches ? wanted : "");
    place();
    if (wanted === "") return;
    const observer = new ResizeObserver(place);
    observer.observe(around);
    void document.fonts.ready.then(place);
    return () => observer.disconnect();
  }, [frame, list, wanted]);
}

function placeChips(frame: HTMLElement, list: HTMLElement, wanted: string) {
  const origin = frame.getBoundingClientRect();
  const taken: Box[] = [];
  const chips = [...list.querySelectorAll<HTMLElement>("[data-chip]")];
  for (const chip of chips) {
    const pair = chip.dataset.chip ?? "";
    const element = wanted.split(" ").includes(pair) ? frame.querySelector(`[data-pair="${pair}"]`) : null;
    const anchor = element?.getBoundingClientRect();
    const isFloating = anchor !== undefined && anchor.width > 0;
    chip.toggleAttribute("data-floats", isFloating);
    if (!isFloating) {
      chip.style.translate = "";
      continue;
    }
    const box = findPlace(anchor, chip, origin, taken);
    taken.push(box);
    chip.style.translate = `${Math.round(box.left)}px ${Math.round(box.top)}px`;
  }
}

/** Tries above and below the anchor's right end, then its left end, then moves down below the right end until free. */
function findPlace(anchor: DOMRect, chip: HTMLElement, origin: DOMRect, taken: readonly Box[]): Box {
  const { offsetWidth: width, offsetHeight: height } = chip;
  const most = origin.width - width - GAP_PX;
  const [right, left] = [anchor.right - origin.left - width, anchor.left - origin.left].map((x) =>
    clamp(x, GAP_PX, most),
  ) as [number, number];
  const above = Math.max(GAP_PX, anchor.top - origin.top - height - 1);
  const below = anchor.bottom - origin.top + 1;
  const boxes = [
    { left: right, top: above },
    { left: right, top: below },
    { left, top: above },
    { left, top: below },
  ].map((place) => ({ ...place, width, height }));
  const isFree = (box: Box) => !taken.some((other) => overlap(box, other));
  const box = boxes.find(isFree) ?? { left: right, top: below, width, height };
  while (!isFree(box)) box.top += height + GAP_PX;
  return box;
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width + GAP_PX &&
    b.left < a.left + a.width + GAP_PX &&
    a.top < b.top + b.height + 2 &&
    b.top < a.top + a.height + 2
  );
}
