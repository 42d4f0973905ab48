import { printCount } from "#color/words/count.ts";
import { Bars, Legend, Line, Tag, Top } from "./parts.tsx";

/** kWh per month for six uses, starting in January. */
const USES = [
  ["Heating", [420, 360, 270, 120, 40, 10, 0, 0, 30, 130, 270, 390]],
  ["Hot water", [96, 90, 92, 84, 80, 72, 68, 68, 74, 84, 90, 98]],
  ["Cooking", [52, 48, 50, 46, 44, 40, 38, 40, 44, 48, 50, 56]],
  ["Fridge", [26, 24, 27, 28, 31, 34, 37, 36, 31, 28, 26, 26]],
  ["Light", [40, 34, 28, 20, 14, 10, 11, 15, 22, 30, 38, 42]],
  ["The rest", [34, 30, 31, 29, 28, 26, 24, 25, 28, 30, 32, 38]],
] as const;
const MONTHS = "JFMAMJJASOND";
const NAMES = USES.map(([name]) => name);
const TOTALS = USES.map(([, months]) => months.reduce<number>((sum, value) => sum + value, 0));
const TOTAL = TOTALS.reduce((sum, value) => sum + value, 0);
const TOP = 700;

export function Chart() {
  return (
    <div className="pg-charts">
      <Top title={`Where ${printCount(TOTAL)} kWh went`} line="One home, 78 m², a heat pump, two people">
        <Tag>2025</Tag>
      </Top>
      <Legend names={NAMES} pair="chart" />
      <Areas />
      <div className="pg-panels">
        <section className="pg-panel pg-ring-panel" data-r="surface">
          <Ring />
          <div>
            <p className="pg-value" data-r="text">
              <span data-pair="textOnSurface">{Math.round(((TOTALS[0] ?? 0) / TOTAL) * 100)}%</span>
            </p>
            <Line pair="mutedOnSurface">of it kept two people warm</Line>
            <p className="pg-small" data-r="good">
              <span data-pair="goodOnSurface">9% less than in 2024</span>
            </p>
          </div>
        </section>
        <section className="pg-panel" data-r="surface">
          <h3 data-r="text">
            <span data-pair="chartOnSurface">Without the heating</span>
          </h3>
          <Bars first={2} most={1000} rows={NAMES.slice(1).map((name, place) => [name, TOTALS[place + 1] ?? 0])} />
        </section>
      </div>
      <Hours />
    </div>
  );
}

function Areas() {
  const sums = USES[0][1].map(() => 0);
  const bands = USES.map(([name, months], place) => {
    const bottom = [...sums];
    for (const [month, value] of months.entries()) sums[month] = (sums[month] ?? 0) + value;
    const line = (values: readonly number[]) =>
      values.map((value, month) => `${month * 60} ${240 - (value / TOP) * 240}`);
    return { name, place, d: `M${line(sums).join("L")}L${line(bottom).reverse().join("L")}Z` };
  });
  return (
    <figure className="pg-areas">
      <svg viewBox="0 0 660 240" preserveAspectRatio="none" aria-hidden>
        {[60, 120, 180].map((y) => (
          <path key={y} d={`M0 ${y}h660`} stroke="var(--border)" vectorEffect="non-scaling-stroke" />
        ))}
        {bands.map(({ name, place, d }) => (
          <path
            key={name}
            d={d}
            fill={`var(--chart-${place + 1})`}
            stroke="var(--background)"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
            data-r={`chart${place + 1}`}
          />
        ))}
      </svg>
      <p className="pg-months" data-r="mutedText">
        {[...MONTHS].map((month, place) => (
          <span key={place}>{month}</span>
        ))}
      </p>
    </figure>
  );
}

function Ring() {
  let before = 0;
  return (
    <svg viewBox="0 0 120 120" className="pg-ring" aria-hidden>
      {TOTALS.map((value, place) => {
        const [share, offset] = [value / TOTAL, before];
        before += share;
        return (
          <circle
            key={NAMES[place]}
            cx="60"
            cy="60"
            r="46"
            fill="none"
            stroke={`var(--chart-${place + 1})`}
            strokeWidth="22"
            pathLength="100"
            strokeDasharray={`${(share * 100 - 0.8).toFixed(2)} 100`}
            strokeDashoffset={(-offset * 100).toFixed(2)}
            transform="rotate(-90 60 60)"
            data-r={`chart${place + 1}`}
          />
        );
      })}
    </svg>
  );
}

/** Usage by hour and day: one color from faint to full. */
function Hours() {
  const cells = Array.from({ length: 7 * 24 }, (_, place) => {
    const [day, hour] = [Math.floor(place / 24), place % 24];
    const morning = Math.exp(-((hour - 7.5) ** 2) / 5) * (day > 4 ? 0.45 : 0.8);
    const evening = Math.exp(-((hour - 19.2) ** 2) / 7);
    const noon = day > 4 ? Math.exp(-((hour - 12.5) ** 2) / 9) * 0.7 : 0;
    return Math.min(1, 0.06 + morning + evening + noon);
  });
  return (
    <section>
      <h3 data-r="text">When it is used</h3>
      <div className="pg-hours" data-r="primary">
        {cells.map((value, place) => (
          <i
            key={place}
            style={{ background: `color-mix(in oklab, var(--primary) ${Math.round(value * 100)}%, var(--surface))` }}
          />
        ))}
      </div>
      <p className="pg-hour-names" data-r="mutedText">
        <span>Midnight</span>
        <span>Noon</span>
        <span>Midnight</span>
      </p>
    </section>
  );
}
