import { type RefObject, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { printRatio } from "#color/contrast/contrast.ts";
import { type Measured, measurePair, PAIRS, type PairId } from "#color/roles/pairs.ts";
import { ROLE_NAMES, type Theme } from "#color/roles/theme-roles.ts";
import { TEMPLATE_PARTS } from "./templates/templates.ts";
import { useChipPlaces } from "./use-chip-places.ts";
import type { Bench } from "./use-playground.ts";

type Props = { bench: Bench; theme: Theme; frame: RefObject<HTMLElement | null> };

/**
 * The contrast of each pair in the template. A list below it; pairs that fail, or on request all, are shown at their
 * element instead.
 */
export function Chips({ bench, theme, frame }: Props) {
  const { state, themes, hasAllChips, fix } = bench;
  const roles = themes[theme];
  const list = useRef<HTMLUListElement>(null);
  const chips = TEMPLATE_PARTS[state.template].pairs.map((id) => ({ id, measured: measurePair(roles, PAIRS[id]) }));
  const floating = chips.filter(({ measured }) => hasAllChips || !measured.passes).map(({ id }) => id);
  useChipPlaces(frame, list, floating);
  const failing = chips.filter(({ measured }) => !measured.passes).length;
  return (
    <div className="border-line border-t bg-paper px-4 py-3.5 md:px-5">
      <h2 className="mb-2 flex items-baseline justify-between gap-4 text-sm">
        <span>Contrast, {theme}</span>
        <span className={`font-normal ${failing > 0 ? "text-bad" : "text-ink-2"}`}>
          {failing === 0
            ? `All ${chips.length} pass`
            : `${failing} of ${chips.length} ${failing === 1 ? "fails" : "fail"}`}
        </span>
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list without it, because the bullets are gone */}
      <ul ref={list} role="list" className="pg-chips">
        {chips.map(({ id, measured }) => (
          <Chip key={id} id={id} theme={theme} measured={measured} onFix={() => fix(theme, id)} />
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
      <span className="pg-chip-lc font-mono">Lc {lc.toFixed(0).replace("-", "−")}</span>
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
