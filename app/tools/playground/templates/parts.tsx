import type { ReactNode } from "react";
import { PAIRS, type PairId } from "#color/roles/pairs.ts";

type TextProps = { pair: PairId; children: ReactNode };

/** Text whose contrast is measured. */
export function Text({ pair, children }: TextProps) {
  return (
    <span data-r={PAIRS[pair].fronts[0]} data-pair={pair}>
      {children}
    </span>
  );
}

/** Like `Text`, but as a paragraph whose whole line has the role. */
export function Line({ pair, children }: TextProps) {
  return (
    <p data-r={PAIRS[pair].fronts[0]}>
      <span data-pair={pair}>{children}</span>
    </p>
  );
}

export function Heading({ className = "pg-h2", children }: { className?: string; children: ReactNode }) {
  return (
    <h2 className={className}>
      <Text pair="text">{children}</Text>
    </h2>
  );
}

export function PrimaryButton({ children }: { children: ReactNode }) {
  return (
    <span className="pg-button pg-primary" data-r="primary" data-pair="primary">
      <span data-r="onPrimary">{children}</span>
    </span>
  );
}

export function Tag({ of = "accent", children }: { of?: "accent" | "secondary"; children: ReactNode }) {
  return (
    <span className={`pg-tag pg-${of}`} data-r={of} data-pair={of}>
      {children}
    </span>
  );
}

export function Top({ title, line, children }: { title: string; line: string; children: ReactNode }) {
  return (
    <header className="pg-top">
      <div>
        <Heading>{title}</Heading>
        <Line pair="muted">{line}</Line>
      </div>
      {children}
    </header>
  );
}

/** Props for an element of a chart series, counted from 1. */
function seriesOf(series: number) {
  return { "data-r": `chart${series}`, style: { background: `var(--chart-${series})` } };
}

/** The names of the series, starting with the first. `pair` is measured at the first name. */
export function Legend({ names, pair }: { names: readonly string[]; pair?: PairId }) {
  return (
    <p className="pg-legend" data-r="mutedText">
      {names.map((name, place) => (
        <span key={name}>
          <i {...seriesOf(place + 1)} />
          <span data-pair={place === 0 ? pair : undefined}>{name}</span>
        </span>
      ))}
    </p>
  );
}

type BarsProps = { first: number; most: number; rows: readonly (readonly [name: string, count: number])[] };

/** A bar for each count. `first` is the series of the first bar, and a count of `most` fills the track. */
export function Bars({ first, most, rows }: BarsProps) {
  return rows.map(([name, count], place) => {
    const { style, ...series } = seriesOf(place + first);
    return (
      <p key={name} className="pg-sold">
        <span data-r="text">{name}</span>
        <span className="pg-track">
          <span {...series} style={{ ...style, width: `${(count / most) * 100}%` }} />
        </span>
        <span data-r="mutedText" className="pg-count">
          {count}
        </span>
      </p>
    );
  });
}

/** A shape in an illustration, filled with the color of a role. */
export function Shape({ of, d }: { of: "background" | "primary" | "secondary" | "accent"; d: string }) {
  return <path d={d} fill={`var(--${of})`} data-r={of} />;
}
