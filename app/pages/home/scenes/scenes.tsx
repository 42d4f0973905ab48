import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Hex } from "#color/color.ts";
import { type Scenes as Made, makeScenes, type Pair, type Roles } from "./make-scenes.ts";

/** Seven days, in percent of the highest. */
const BARS = [46, 62, 55, 78, 100, 88, 70];
const BARS_IN = ["primary", "secondary", "accent"] as const;

/** `colors` is a comma-separated list. */
export function Scenes({ colors }: { colors: string }) {
  const hexes = colors.split(",") as Hex[];
  const { themes, scale, pair } = makeScenes(hexes);
  const query = `?c=${hexes.map(bare).join("-")}`;
  return (
    <>
      <Scene
        title="See it on a page"
        text="The palette above as a light and a dark theme. All text passes AA in both."
        to={`/playground${query}`}
        link="Open in Playground"
      >
        <div className="grid overflow-hidden rounded-bench border border-line md:grid-cols-2">
          <DressedPage theme="light" roles={themes.light} />
          <DressedPage theme="dark" roles={themes.dark} />
        </div>
      </Scene>
      <Scene
        title="One color, a full scale"
        text={`Eleven steps around ${scale.base}, which stays exactly as it is. Copy it as a Tailwind theme, or export it in 17 formats.`}
        to={`/color-shades?c=${bare(scale.base)}`}
        link="Make a scale"
      >
        <ScaleAndCode scale={scale} />
      </Scene>
      <Scene
        title="Contrast that fixes itself"
        text="When a pair fails, get the nearest color that passes. The hue stays, and lightness changes only as much as needed."
        to={`/contrast-checker?c=${bare(pair.text)}-${bare(pair.background)}`}
        link="Check a pair"
      >
        <div className="grid overflow-hidden rounded-bench border border-line md:grid-cols-2">
          <Sample {...pair} isPassing={false} />
          <Sample {...pair} {...pair.fixed} isPassing />
        </div>
      </Scene>
    </>
  );
}

type SceneProps = { title: string; text: string; to: string; link: string; children: ReactNode };

function Scene({ title, text, to, link, children }: SceneProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        <div className="grid gap-2.5">
          <h2 className="text-2xl md:text-3xl">{title}</h2>
          <p className="max-w-[34em] text-ink-2 text-lg">{text}</p>
        </div>
        <ButtonLink href={to} size="lg">
          {link}
        </ButtonLink>
      </div>
      {children}
    </section>
  );
}

function ScaleAndCode({ scale: { rows, css } }: { scale: Made["scale"] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(380px,460px)]">
      <ol role="list" aria-label="The scale" className="grid grid-cols-4 overflow-hidden rounded-bench lg:flex">
        {rows.map(({ name, hex, isBase }) => (
          <li
            key={name}
            style={swatchStyle(hex)}
            className="swatch flex min-h-14 flex-1 flex-col justify-end p-2 font-mono text-xs"
          >
            {isBase && <span aria-hidden className="mb-1 size-2 rounded-full bg-current" />}
            {name}
            <span className="lg:sr-only">{hex.slice(1)}</span>
            {isBase && <span className="sr-only">, your color</span>}
          </li>
        ))}
      </ol>
      <CodeBlock title="Tailwind 4 theme" language="CSS" code={css} />
    </div>
  );
}

type SampleProps = Omit<Pair, "fixed"> & { isPassing: boolean };

function Sample({ text, background, ratio, isPassing }: SampleProps) {
  return (
    <div className="grid">
      <p
        aria-hidden
        data-specimen
        className="swatch grid min-h-44 content-center gap-1 px-6 md:px-9"
        style={{ color: text, backgroundColor: background }}
      >
        {/* An image of text: accessibility checkers would report text that fails on purpose as an error. */}
        <span
          data-text="Low tide at six"
          className="font-semibold text-3xl tracking-[-0.03em] before:content-[attr(data-text)]"
        />
        <span data-text="Bring boots, and be back before dark." className="before:content-[attr(data-text)]" />
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-sheet px-6 py-4 text-sm md:px-9">
        <span className="font-mono">{text}</span>
        <span className="sr-only"> on {background}, </span>
        <span className="font-semibold">{ratio}:1</span>
        <span className={`flex items-center gap-1.5 ${isPassing ? "text-ok" : "text-bad"}`}>
          <Icon className={isPassing ? "icon-check size-4" : "icon-x size-4"} />
          {isPassing ? "Passes AA" : "Fails AA"}
        </span>
        {!isPassing && <Icon className="icon-arrow-right ml-auto text-ink-2" />}
      </p>
    </div>
  );
}

function bare(hex: Hex): string {
  return hex.slice(1).toLowerCase();
}

function DressedPage({ theme, roles }: { theme: "light" | "dark"; roles: Roles }) {
  const muted = { color: roles.mutedText };
  const accent = { color: roles.onAccent, backgroundColor: roles.accent };
  return (
    <figure
      style={{ color: roles.text, backgroundColor: roles.background }}
      className="swatch grid content-start gap-6 p-6 md:p-9"
    >
      <figcaption className="sr-only">
        {theme === "light" ? "A web page in the light theme" : "The same page in the dark theme"}
      </figcaption>
      <div aria-hidden className="flex items-center gap-5 text-sm">
        <span className="flex items-center gap-2 font-semibold">
          <span className="swatch size-4 rounded-full" style={accent} />
          Marram
        </span>
        <span className="ml-auto" style={muted}>
          Bread
        </span>
        <span style={muted}>Classes</span>
        <span className="swatch rounded-full px-2.5 py-0.5 text-xs" style={accent}>
          New
        </span>
      </div>
      <div aria-hidden className="grid gap-3">
        <p className="text-balance font-semibold text-3xl tracking-[-0.03em]">Bread that takes its time.</p>
        <p className="max-w-[26em]" style={muted}>
          Twelve loaves, each raised for a day. Order by nine and pick yours up warm at noon.
        </p>
      </div>
      <div aria-hidden className="flex flex-wrap gap-2.5 font-[550] text-sm">
        <span
          className="swatch rounded-control px-4 py-2.5"
          style={{ color: roles.onPrimary, backgroundColor: roles.primary }}
        >
          Order a loaf
        </span>
        <span className="swatch rounded-control border px-4 py-2.5" style={{ borderColor: roles.border }}>
          See the week
        </span>
      </div>
      <Week roles={roles} />
    </figure>
  );
}

function Week({ roles }: { roles: Roles }) {
  return (
    <div
      aria-hidden
      className="swatch grid gap-4 rounded-control border p-5"
      style={{ borderColor: roles.border, backgroundColor: roles.surface }}
    >
      <p className="flex justify-between text-sm">
        <span className="font-semibold">Loaves this week</span>
        <span style={{ color: roles.mutedText }}>499</span>
      </p>
      <div className="flex h-24 items-end gap-2">
        {BARS.map((height, day) => (
          <span
            key={day}
            style={{ height: `${height}%`, backgroundColor: roles[BARS_IN[day % BARS_IN.length] ?? "primary"] }}
            className="swatch flex-1 rounded-swatch"
          />
        ))}
      </div>
    </div>
  );
}
