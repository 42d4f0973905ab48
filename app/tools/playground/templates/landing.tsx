import { Heading, PrimaryButton, Shape, Tag, Text } from "./parts.tsx";

const PATHS = [
  ["St. Bride's Causeway", "1.9 km", "Open until 16:40", true],
  ["The Marram Loop", "7.2 km", "Open until 18:05", true],
  ["Gull Rock Steps", "0.8 km", "Closes in 20 min", false],
] as const;
const FEATURES = [
  ["primary", "Every tide, every path", "Tables for 214 paths, corrected for wind and pressure four times an hour."],
  ["secondary", "A turn-back time", "Know when to turn back, based on your pace."],
  ["accent", "Works in your pocket", "Today's tides are saved on your phone, since cliffs have no reception."],
] as const;

export function Landing() {
  return (
    <div>
      <header className="pg-nav">
        <span className="pg-logo" data-r="text">
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden>
            <circle cx="12" cy="12" r="12" fill="var(--primary)" data-r="primary" />
            <Shape of="accent" d="M0 13c4-3 8-3 12 0s8 3 12 0a12 12 0 0 1-24 0Z" />
          </svg>
          Saltpath
        </span>
        <span className="pg-links" data-r="mutedText">
          <span>Walks</span>
          <span>Tides</span>
          <span>Journal</span>
        </span>
        <span className="pg-button pg-outline" data-r="border">
          Sign in
        </span>
      </header>
      <Hero />
      <OpenPaths />
      <section className="pg-features">
        {FEATURES.map(([role, title, text]) => (
          <div key={role}>
            <span className={`pg-dot pg-${role}`} data-r={role} />
            <h3 data-r="text">{title}</h3>
            <p data-r="mutedText">{text}</p>
          </div>
        ))}
      </section>
      <section className="pg-quote pg-secondary" data-r="secondary">
        <p>
          <Text pair="secondary">“We crossed to the island and back, and no one had to be carried.”</Text>
        </p>
        <p className="pg-by" data-r="onSecondary">
          Ines, who walks with two children and a dog
        </p>
      </section>
    </div>
  );
}

function Hero() {
  return (
    <section className="pg-hero">
      <div>
        <p className="pg-eyebrow">
          <Tag>New</Tag>
          <Text pair="muted">38 walks in Northumberland</Text>
        </p>
        <Heading className="pg-h1">Walk the coast while it is dry.</Heading>
        <p className="pg-lead" data-r="mutedText">
          Saltpath reads the tides for 214 coastal paths, and tells you when each one opens and when it closes behind
          you.
        </p>
        <p className="pg-row">
          <PrimaryButton>Find a walk</PrimaryButton>
          <span className="pg-more" data-r="link" data-pair="link">
            How it works
          </span>
        </p>
      </div>
      <Coast />
    </section>
  );
}

function OpenPaths() {
  return (
    <section className="pg-open" data-r="surface">
      <p className="pg-open-head">
        <strong data-r="text" data-pair="textOnSurface">
          Open this afternoon
        </strong>
        <Text pair="mutedOnSurface">Low water 14:12</Text>
      </p>
      {PATHS.map(([name, length, until, isOpen]) => (
        <p key={name} className="pg-path">
          <span data-r="text">{name}</span>
          <span data-r="mutedText" className="pg-length">
            {length}
          </span>
          <span
            data-r={isOpen ? "good" : "bad"}
            data-pair={name === PATHS[0][0] ? "goodOnSurface" : isOpen ? undefined : "badOnSurface"}
          >
            {until}
          </span>
        </p>
      ))}
    </section>
  );
}

function Coast() {
  return (
    <svg viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice" className="pg-coast" aria-hidden>
      <rect width="480" height="300" fill="color-mix(in oklab, var(--secondary) 26%, var(--background))" />
      <circle cx="282" cy="150" r="66" fill="var(--secondary)" data-r="secondary" />
      <rect y="164" width="480" height="136" fill="color-mix(in oklab, var(--accent) 46%, var(--background))" />
      <g stroke="var(--secondary)" strokeWidth="4" strokeLinecap="round" data-r="secondary">
        <path d="M240 174h84M256 184h50M268 194h26" />
      </g>
      <Shape of="primary" d="M318 172c12-34 38-44 62-30 12 7 18 20 34 22 12 2 22 4 30 8Z" />
      <Shape of="primary" d="M0 66c46-2 88 8 112 40 16 22 14 48 44 66H0Z" />
      <Shape of="accent" d="M0 172h156c-30 8-66 16-84 40-18 22-30 50-72 88Z" />
      <Shape of="accent" d="M0 300c18-44 70-78 146-72 88 8 150 40 220 42 46 2 82-8 114-18v48Z" />
      <path
        d="M164 228c30 2 52-8 78-14 40-10 78-14 104-38"
        fill="none"
        stroke="var(--background)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 12"
      />
    </svg>
  );
}
