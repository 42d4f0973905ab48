import { Bars, Legend, PrimaryButton, Top } from "./parts.tsx";

const FIGURES = [
  ["Orders", "184", "12 more", "good"],
  ["Revenue", "€2,310", "4.1% more", "good"],
  ["Left over", "21", "6 more", "bad"],
] as const;
/** Loaves per hour, starting at seven. */
const SHOP = [34, 58, 82, 64, 41, 36, 48, 72, 52];
const VAN = [12, 20, 26, 30, 22, 16, 19, 24, 14];
const SOLD = [
  ["Sourdough", 61],
  ["Rye", 44],
  ["Baguette", 38],
  ["Cardamom", 29],
  ["Focaccia", 17],
  ["Spelt roll", 12],
] as const;
const ORDERS = [
  ["1042", "Café Linden", "40 rolls, 6 rye", "07:30", "Packed", "good"],
  ["1043", "Hotel Adler", "12 focaccia", "07:45", "Late", "bad"],
  ["1044", "Nadia Brandt", "1 sourdough, sliced", "09:10", "Baking", "link"],
] as const;

export function Dashboard() {
  return (
    <div className="pg-dashboard">
      <Sidebar />
      <div className="pg-main">
        <Top title="Thursday, March 12" line="The first van leaves at 06:50">
          <PrimaryButton>New order</PrimaryButton>
        </Top>
        <div className="pg-figures">
          {FIGURES.map(([name, value, change, tone], place) => (
            <div key={name} className="pg-figure" data-r="border">
              <p data-r="mutedText">{name}</p>
              <p className="pg-value" data-r="text">
                {value}
              </p>
              <p className="pg-small" data-r={tone}>
                <span data-pair={place === 0 ? "good" : tone === "bad" ? "bad" : undefined}>{change}</span>
              </p>
            </div>
          ))}
        </div>
        <div className="pg-panels">
          <HourChart />
          <section className="pg-panel" data-r="border">
            <h3 data-r="text">What sold</h3>
            <Bars first={1} most={61} rows={SOLD} />
          </section>
        </div>
        <Orders />
      </div>
    </div>
  );
}

function Sidebar() {
  return (
    <aside className="pg-side" data-r="surface">
      <span className="pg-logo" data-r="text">
        <span className="pg-crumb pg-accent" data-r="accent" />
        <span className="pg-wide">Crumb</span>
      </span>
      <span className="pg-item pg-secondary" data-r="secondary">
        <span className="pg-bullet" />
        <span className="pg-wide" data-r="onSecondary" data-pair="secondary">
          Today
        </span>
      </span>
      {["Orders", "Ovens", "Flour", "People"].map((name, place) => (
        <span key={name} className="pg-item" data-r="mutedText">
          <span className="pg-bullet" />
          <span className="pg-wide" data-pair={place === 1 ? "mutedOnSurface" : undefined}>
            {name}
          </span>
          {name === "Orders" && (
            <span className="pg-tag pg-accent pg-wide" data-r="accent" data-pair="accent">
              7
            </span>
          )}
        </span>
      ))}
      <span className="pg-item pg-last" data-r="text">
        <span className="pg-face pg-primary" data-r="primary">
          J
        </span>
        <span className="pg-wide" data-pair="textOnSurface">
          Jonas
        </span>
      </span>
    </aside>
  );
}

function HourChart() {
  return (
    <section className="pg-panel" data-r="border">
      <h3 data-r="text">
        <span data-pair="chart">Loaves by the hour</span>
      </h3>
      <Legend names={["Shop", "Van"]} />
      <div className="pg-bars">
        {SHOP.map((shop, hour) => (
          <span key={hour}>
            <i data-r="chart2" style={{ height: `${VAN[hour]}%`, background: "var(--chart-2)" }} />
            <i data-r="chart1" style={{ height: `${shop * 0.72}%`, background: "var(--chart-1)" }} />
            <b data-r="mutedText">{hour + 7}</b>
          </span>
        ))}
      </div>
    </section>
  );
}

function Orders() {
  return (
    <section className="pg-panel" data-r="border">
      <h3 data-r="text">Next out the door</h3>
      {ORDERS.map(([number, who, what, time, status, tone]) => (
        <p key={number} className="pg-order">
          <span data-r="mutedText" className="pg-mono">
            {number}
          </span>
          <span className="pg-who" data-r="text">
            {who}
          </span>
          <span data-r="mutedText" className="pg-what">
            {what}
          </span>
          <span data-r="mutedText" className="pg-mono">
            {time}
          </span>
          <span className="pg-status" data-r={tone} data-pair={tone === "link" ? "link" : undefined}>
            {status}
          </span>
        </p>
      ))}
    </section>
  );
}
