import { Heading, PrimaryButton, Shape, Tag, Text } from "./parts.tsx";

/** Its statements about light are true. */
export function Article() {
  return (
    <div className="pg-article">
      <header className="pg-nav pg-masthead" data-r="border">
        <span className="pg-title" data-r="text">
          The Slow Review
        </span>
        <span className="pg-links" data-r="mutedText">
          <span>Issue 14</span>
          <span>Light</span>
        </span>
      </header>
      <p className="pg-kicker">
        <Tag of="secondary">
          <span data-r="onSecondary">Optics</span>
        </Tag>
        <Text pair="muted">6 minutes</Text>
      </p>
      <Heading className="pg-headline">Why the last hour of sun flatters everyone</Heading>
      <p className="pg-lead" data-r="mutedText">
        The light doesn't change. What changes is how much air is in its way.
      </p>
      <p className="pg-author" data-r="mutedText">
        <span className="pg-face pg-accent" data-r="accent" data-pair="accent">
          A
        </span>
        By Ada Kowal, with drawings by Tomás Rey
      </p>
      <Horizon />
      <div className="pg-columns">
        <Essay />
        <Note />
      </div>
    </div>
  );
}

function Essay() {
  return (
    <div className="pg-prose" data-r="text">
      <p className="pg-first">
        At noon, sunlight takes the shortest path through the atmosphere. At the horizon it takes the longest, through
        about{" "}
        <span className="pg-link" data-r="link" data-pair="link">
          thirty-eight times as much air
        </span>
        .
      </p>
      <p>
        Air scatters short waves far more than long ones, by the fourth power of their length. Blue at 450 nanometers is
        deflected more than four times as often as red at 650. By evening, most of the blue has gone elsewhere, and what
        is left is warm, soft and low.
      </p>
      <blockquote data-r="accent">The shadows are blue because the sky is lighting them.</blockquote>
      <p>
        The low sun also lights us from the side, which brings out the shape of a face. And since the sky fills the
        shadows, nothing in them is ever quite black.
      </p>
    </div>
  );
}

function Note() {
  return (
    <aside className="pg-note" data-r="surface">
      <p className="pg-big">
        <Text pair="textOnSurface">4.4×</Text>
      </p>
      <p data-r="mutedText">
        <span data-pair="mutedOnSurface">as much blue as red</span> is scattered: 650 over 450, to the fourth power.
      </p>
      <p className="pg-ask" data-r="text">
        One essay a week, on paper or by email.
      </p>
      <PrimaryButton>Subscribe</PrimaryButton>
      <p className="pg-small" data-r="link">
        <span className="pg-link" data-pair="linkOnSurface">
          Read an issue first
        </span>
      </p>
    </aside>
  );
}

function Horizon() {
  return (
    <svg viewBox="0 0 900 300" preserveAspectRatio="xMidYMid slice" className="pg-figure-wide" aria-hidden>
      <rect width="900" height="300" fill="color-mix(in oklab, var(--secondary) 26%, var(--surface))" />
      <circle cx="450" cy="236" r="210" fill="color-mix(in oklab, var(--secondary) 48%, var(--surface))" />
      <circle cx="450" cy="236" r="142" fill="color-mix(in oklab, var(--secondary) 74%, var(--surface))" />
      <circle cx="450" cy="236" r="80" fill="var(--secondary)" data-r="secondary" />
      <Shape of="accent" d="M0 236h900v64H0Z" />
      <Shape of="primary" d="M0 204c90-34 190-30 262 0 60 24 96 32 128 32H0Z" />
      <Shape of="primary" d="M900 188c-60-22-140-12-196 18-30 16-60 28-92 30h288Z" />
      <path
        d="M372 256h156M402 272h96M430 288h40"
        stroke="var(--secondary)"
        strokeWidth="5"
        strokeLinecap="round"
        data-r="secondary"
      />
    </svg>
  );
}
