import { Shape, Tag, Text } from "./parts.tsx";

export function Poster() {
  return (
    <div className="pg-wall" data-r="surface">
      <div className="pg-poster" data-r="background">
        <svg viewBox="0 0 600 620" preserveAspectRatio="xMidYMid slice" aria-hidden>
          <rect width="600" height="620" fill="var(--background)" data-r="background" />
          <circle cx="428" cy="268" r="124" fill="var(--secondary)" data-r="secondary" />
          <g fill="none" strokeWidth="26" transform="translate(0 16)">
            <Shape of="primary" d="M-20 372c80-52 140-52 210 0s140 52 210 0 150-52 230 0v300H-20Z" />
            <Shape of="accent" d="M-20 446c80-46 140-46 210 0s140 46 210 0 150-46 230 0v240H-20Z" />
            <path
              d="M-20 520c80-40 140-40 210 0s140 40 210 0 150-40 230 0"
              stroke="color-mix(in oklab, var(--accent) 62%, var(--background))"
            />
            <path
              d="M-20 578c80-34 140-34 210 0s140 34 210 0 150-34 230 0"
              stroke="color-mix(in oklab, var(--accent) 34%, var(--background))"
            />
          </g>
        </svg>
        <h2>
          <Text pair="text">
            Low
            <br />
            tide
          </Text>
        </h2>
        <p className="pg-sub" data-r="text">
          Four nights of quiet music
          <br />
          <Text pair="muted">after the last ferry</Text>
        </p>
        <div className="pg-bottom pg-primary" data-r="primary">
          <p data-r="onPrimary">
            <b data-pair="primary">August 6 to 9</b>
            <span>Pier Nine, gates at 21:30</span>
          </p>
          <Tag>Free</Tag>
        </div>
        <p className="pg-names" data-r="secondary">
          <Text pair="secondary">Oda Lind, Small Hours, The Tidal Choir, Mira Vance, Harbor Drone</Text>
        </p>
      </div>
    </div>
  );
}
