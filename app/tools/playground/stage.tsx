import { type MouseEvent, useRef } from "react";
import type { Theme } from "#color/roles/theme-roles.ts";
import { Chips } from "./chips.tsx";
import { THEMES } from "./state.ts";
import { targetOf } from "./target.ts";
import { TEMPLATE_PAGES } from "./templates/late-pages.ts";
import { TEMPLATE_PARTS } from "./templates/templates.ts";
import { variablesOf } from "./themes.ts";
import type { Bench } from "./use-playground.ts";

/** The chosen template in one theme or in both. On phones one of two is shown. */
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
  const { name, words } = TEMPLATE_PARTS[state.template];
  const Template = TEMPLATE_PAGES[state.template];
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
      {/* A press on an element is a shortcut for the pointer: the list of roles does the same by keys. */}
      <div
        aria-hidden
        data-specimen
        className="pg-frame swatch flex-1 cursor-default"
        style={{ ...variablesOf(themes[theme]), colorScheme: theme }}
        onClick={onClick}
      >
        {/* Its colors are variables of the frame, so that it is drawn once. */}
        <div key={state.template} className="pg-page">
          <Template />
        </div>
      </div>
      <span ref={spot} className="pointer-events-none absolute top-0 left-0 size-px" />
      <Chips key={state.template} bench={bench} theme={theme} frame={frame} />
    </section>
  );
}
