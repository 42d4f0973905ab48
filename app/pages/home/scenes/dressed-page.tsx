import type { Roles } from "./make-scenes.ts";

/** Of a week, in percent of the highest. */
const BARS = [46, 62, 55, 78, 100, 88, 70];
const BARS_IN = ["primary", "secondary", "accent"] as const;

/** A small page in the roles of a theme. */
export function DressedPage({ theme, roles }: { theme: "light" | "dark"; roles: Roles }) {
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
            // biome-ignore lint/suspicious/noArrayIndexKey: days never move
            key={day}
            style={{ height: `${height}%`, backgroundColor: roles[BARS_IN[day % BARS_IN.length] ?? "primary"] }}
            className="swatch flex-1 rounded-swatch"
          />
        ))}
      </div>
    </div>
  );
}
