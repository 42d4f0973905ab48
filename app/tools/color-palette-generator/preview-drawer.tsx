import { type CSSProperties, useDeferredValue, useState } from "react";
import { pathWith } from "#app/frame/tool-path.ts";
import { cssColor } from "#app/tools/paint.ts";
import { TextLink } from "#app/ui/link.tsx";
import { optionsOf } from "#app/ui/options-of.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import type { Color } from "#color/color.ts";
import { assignRoles, type Roles } from "#color/generate/roles.ts";
import { ROLE_IDS } from "#color/roles/theme-roles.ts";
import { writeColors } from "#color/text/address.ts";
import { playground } from "#content/tools.ts";
import { useLiveBench } from "./bench.tsx";
import { Drawer } from "./drawer.tsx";
import { colorsOf } from "./palette/state.ts";

type Theme = "light" | "dark" | "both";

const THEMES = optionsOf<Theme>({ light: "Light", dark: "Dark", both: "Both" });

export function PreviewDrawer({ onClose }: { onClose: () => void }) {
  const { controls } = useLiveBench();
  const state = useDeferredValue(controls.state);
  const [theme, setTheme] = useState<Theme>("light");
  const colors = colorsOf(state);
  const sets = { light: assignRoles(colors, "light"), dark: assignRoles(colors, "dark") };
  const shown = theme === "both" ? (["light", "dark"] as const) : ([theme] as const);
  const notes = [...new Set(shown.flatMap((which) => sets[which].notes))];
  return (
    <Drawer
      title="Preview"
      onClose={onClose}
      head={
        <>
          <Segmented label="Theme" options={THEMES} value={theme} onChange={setTheme} />
          <TextLink
            href={pathWith(playground, writeColors(colors.slice(0, playground.maxColors)))}
            className="shrink-0 text-sm max-md:hidden"
          >
            Open in Playground
          </TextLink>
          <p className="min-w-0 flex-1 truncate text-ink-2 text-xs max-md:hidden" title={notes.join(" ")}>
            {notes.join(" ")}
          </p>
        </>
      }
    >
      <div className="grid gap-3 overflow-y-auto px-[18px] pb-3.5 md:max-h-[58dvh] md:px-8">
        {shown.map((which) => (
          <div
            key={which}
            style={stylesOf(sets[which])}
            className="grid gap-3 md:h-[264px] md:grid-cols-[1.7fr_1fr_1.3fr]"
          >
            <InterfacePreview />
            <PosterPreview colors={colors} />
            <ChartPreview colors={colors} />
          </div>
        ))}
      </div>
    </Drawer>
  );
}

/** Each role as a CSS variable, such as `--role-primary`. */
function stylesOf(roles: Roles): CSSProperties {
  return Object.fromEntries(ROLE_IDS.map((id) => [`--role-${id}`, cssColor(roles[id].color)])) as CSSProperties;
}

const ROWS = [
  ["Harbor walk", "Sat 9:30 AM", "12"],
  ["Night market", "Sat 8:00 PM", "48"],
  ["Tide pools", "Sun 7:15 AM", "6"],
] as const;

/** A static image: nothing in it is interactive. */
function InterfacePreview() {
  return (
    <div
      role="img"
      aria-label="An interface in the palette's colors: navigation, cards, buttons"
      className="swatch grid grid-cols-[92px_1fr] overflow-hidden rounded-control border border-line bg-(--role-background) text-(--role-text) text-xs transition-colors duration-240"
    >
      <div className="flex flex-col gap-1 bg-(--role-surface) p-3">
        <span className="mb-2 size-6 rounded-[7px] bg-(--role-primary)" />
        <span className="-mx-1.5 rounded-[7px] bg-(--role-secondary) px-1.5 py-1 text-(--role-onSecondary)">
          Events
        </span>
        {["People", "Places", "Settings"].map((name) => (
          <span key={name} className="py-1 text-(--role-mutedText)">
            {name}
          </span>
        ))}
      </div>
      <div className="flex min-w-0 flex-col gap-2.5 p-4">
        <div className="flex items-center justify-between gap-2">
          <span className="font-semibold text-lg tracking-tight">This weekend</span>
          <span className="rounded-[7px] bg-(--role-primary) px-3 py-1.5 font-[550] text-(--role-onPrimary)">
            New event
          </span>
        </div>
        <div className="flex flex-col">
          {ROWS.map(([title, time, count], index) => (
            <div key={title} className="flex items-center gap-3 border-(--role-border) border-b py-2">
              <span className={`size-2.5 rounded-full ${DOTS[index]}`} />
              <span className="flex-1 font-[550]">{title}</span>
              <span className="text-(--role-mutedText) max-sm:hidden">{time}</span>
              <span className="w-6 text-right tabular-nums">{count}</span>
            </div>
          ))}
        </div>
        <div className="mt-auto flex items-center gap-2">
          <span className="rounded-full bg-(--role-accent) px-2.5 py-1 font-[550] text-(--role-onAccent)">
            2 spots left
          </span>
          <span className="rounded-full border border-(--role-border) px-2.5 py-1">Free admission</span>
        </div>
      </div>
    </div>
  );
}

const DOTS = ["bg-(--role-primary)", "bg-(--role-accent)", "bg-(--role-secondary)"];

function PosterPreview({ colors }: { colors: readonly Color[] }) {
  const fill = (index: number) => cssColor(colors[index % colors.length] as Color);
  return (
    <div
      role="img"
      aria-label="A poster in the palette's colors"
      className="swatch relative min-h-56 overflow-hidden rounded-control border border-line bg-(--role-surface)"
    >
      <svg
        viewBox="0 0 300 264"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
        className="absolute inset-0 size-full"
      >
        <circle cx="212" cy="92" r="66" fill={fill(1)} />
        {colors.slice(1, 9).map((_, index) => (
          <path
            key={index}
            d={waveOf(index + 1, Math.min(colors.length, 9))}
            fill={fill(index === 0 ? 0 : index + 1)}
          />
        ))}
      </svg>
      <p className="absolute top-4 left-4 font-semibold text-(--role-text) text-2xl leading-none tracking-tight">
        Low
        <br />
        tide
      </p>
    </div>
  );
}

/** Waves from the horizon down, each a little lower. */
function waveOf(index: number, count: number) {
  const top = 118 + (146 * index) / count;
  const lift = index % 2 === 0 ? 22 : -22;
  return `M0 ${top} C75 ${top - lift} 110 ${top - lift} 150 ${top} S 240 ${top + lift} 300 ${top} V264 H0 Z`;
}

const HEIGHTS = [62, 88, 45, 74, 96, 53, 81, 38, 69, 92, 57, 77];

function ChartPreview({ colors }: { colors: readonly Color[] }) {
  return (
    <div
      role="img"
      aria-label="A chart in the palette's colors"
      className="swatch flex min-h-56 flex-col gap-3 rounded-control border border-line bg-(--role-background) p-4 text-(--role-text) text-xs"
    >
      <div className="flex items-baseline justify-between">
        <span className="font-semibold text-base">Visitors</span>
        <span className="text-(--role-mutedText)">by month</span>
      </div>
      <div className="flex flex-1 items-end gap-[3%] border-(--role-border) border-b bg-[linear-gradient(var(--role-border)_1px,transparent_1px)] bg-[size:100%_25%]">
        {colors.map((color, index) => (
          <span
            key={index}
            className="inset-ring inset-ring-(--role-border) flex-1 rounded-t-[4px] transition-[background-color] duration-240"
            style={{ height: `${HEIGHTS[index]}%`, backgroundColor: cssColor(color) }}
          />
        ))}
      </div>
      <div className="flex gap-[3%] text-(--role-mutedText)">
        {colors.map((_, index) => (
          <span key={index} className="flex-1 text-center">
            {"JFMAMJJASOND"[index]}
          </span>
        ))}
      </div>
    </div>
  );
}
