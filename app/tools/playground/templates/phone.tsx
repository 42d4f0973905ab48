import { Heading, Shape } from "./parts.tsx";

const PLANTS = [
  [
    "Monstera",
    "Living room",
    "Today",
    "primary",
    "M20 32V16M20 28c-10-2-13-14-6-23 3 1 5 3 6 6 1-3 3-5 6-6 7 9 4 21-6 23Z",
  ],
  [
    "Boston fern",
    "Bathroom",
    "Today",
    "secondary",
    "M20 4c2 8 2 16 0 26M20 12c-5-2-8-1-11 2M20 12c5-2 8-1 11 2M20 20c-5-2-9-1-12 2M20 20c5-2 9-1 12 2",
  ],
  ["Aloe", "Kitchen sill", "In 5 days", "accent", "M20 30c-2-9-6-14-11-17M20 30c0-10 0-16 0-24M20 30c2-9 6-14 11-17"],
] as const;
const FACTS = [
  ["Last watered", "Nine days ago", "text"],
  ["Soil", "Dry", "bad"],
  ["Light", "Just right", "good"],
] as const;
const DAYS = ["M", "T", "W", "T", "F", "S", "S"];

export function Phone() {
  return (
    <div className="pg-phones" data-r="surface">
      <div className="pg-phone" data-r="background">
        <p className="pg-status-bar" data-r="text">
          <b>9:41</b>
          <i />
        </p>
        <p className="pg-small" data-r="mutedText">
          <span data-pair="muted">Tuesday</span>
        </p>
        <Heading>Two are thirsty</Heading>
        <div className="pg-banner pg-primary" data-r="primary">
          <p data-r="onPrimary">
            <b>18 °C and dry.</b> <span data-pair="primary">Water a little more this week.</span>
          </p>
        </div>
        <Plants />
        <p className="pg-tabs" data-r="border">
          <b data-r="link" data-pair="link">
            Today
          </b>
          <span data-r="mutedText">Plants</span>
          <span data-r="mutedText">Shop</span>
        </p>
      </div>
      <Detail />
    </div>
  );
}

function Plants() {
  return PLANTS.map(([name, place, when, role, path]) => (
    <div key={name} className="pg-plant" data-r="surface">
      <span className={`pg-leaf pg-${role}`} data-r={role}>
        <svg viewBox="0 0 40 36" aria-hidden>
          <path
            d={path}
            fill="none"
            stroke="currentColor"
            strokeWidth="2.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </span>
      <span>
        <b data-r="text" data-pair={role === "primary" ? "textOnSurface" : undefined}>
          {name}
        </b>
        <span data-r="mutedText" data-pair={role === "secondary" ? "mutedOnSurface" : undefined}>
          {place}
        </span>
      </span>
      <span
        data-r={when === "Today" ? "link" : "mutedText"}
        data-pair={role === "primary" ? "linkOnSurface" : undefined}
      >
        {when}
      </span>
    </div>
  ));
}

function Detail() {
  return (
    <div className="pg-phone pg-second" data-r="background">
      <div className="pg-cover pg-secondary" data-r="secondary">
        <svg viewBox="0 0 300 220" preserveAspectRatio="xMidYMax slice" aria-hidden>
          <circle cx="206" cy="92" r="62" fill="var(--accent)" data-r="accent" />
          <path d="M150 214c-8-60-4-100 14-140" stroke="var(--on-secondary)" strokeWidth="4" fill="none" />
          <Shape
            of="primary"
            d="M162 80c-34-30-70-22-92 8 26 26 66 26 92-8Zm2 40c34-26 66-18 86 8-24 24-60 22-86-8Zm-12 26c-34-22-62-12-80 14 24 20 56 16 80-14Z"
          />
          <Shape of="background" d="M104 178h92l-10 44h-72Z" />
        </svg>
        <p data-r="onSecondary">
          <b data-pair="secondary">Monstera deliciosa</b>
        </p>
      </div>
      <p className="pg-days">
        {DAYS.map((day, place) => (
          <span
            key={place}
            className={place === 1 ? "pg-accent" : ""}
            data-r={place === 1 ? "accent" : "mutedText"}
            data-pair={place === 1 ? "accent" : undefined}
          >
            <i>{day}</i>
            {place + 9}
          </span>
        ))}
      </p>
      <div className="pg-facts">
        {FACTS.map(([name, value, role]) => (
          <p key={name} data-r="border">
            <span data-r="mutedText">{name}</span>
            <b data-r={role}>{role === "text" ? value : <span data-pair={role}>{value}</span>}</b>
          </p>
        ))}
      </div>
      <span className="pg-button pg-primary pg-full" data-r="primary">
        <span data-r="onPrimary">I watered it</span>
      </span>
    </div>
  );
}
