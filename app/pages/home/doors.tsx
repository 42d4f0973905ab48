import { Link } from "react-router";

const HUES = Array.from({ length: 12 }, (_, i) => i * 30);
const CSS_SAMPLES = ["tomato", "gold", "mediumseagreen", "cornflowerblue", "orchid", "slategray", "coral", "teal"];

/** The reference pages, each with a small drawing made of color. */
export function Doors({ nameCount }: { nameCount: number }) {
  return (
    <section className="grid gap-7">
      <h2 className="text-2xl">Look things up</h2>
      <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        <Door to="/convert/hextorgb" title="HEX to RGB" text="And 29 more pairs, each calculated step by step">
          <span className="grid flex-1 place-items-center font-medium font-mono text-lg">#8EC7D2</span>
          <span
            className="swatch grid flex-1 place-items-center font-mono text-black text-sm"
            style={{ backgroundColor: "#8EC7D2" }}
          >
            142 199 210
          </span>
        </Door>
        <Door
          to="/color"
          title="Color Encyclopedia"
          text={`${nameCount.toLocaleString("en-US")} names by word, hue and family`}
        >
          {HUES.map((hue) => (
            <span key={hue} className="swatch flex-1" style={{ backgroundColor: `oklch(0.72 0.13 ${hue})` }} />
          ))}
        </Door>
        <Door to="/html-color-codes" title="HTML Color Codes" text="The 148 names of CSS, sorted, searched, copied">
          <span className="grid flex-1 grid-cols-4">
            {CSS_SAMPLES.map((name) => (
              <span key={name} className="swatch" style={{ backgroundColor: name }} />
            ))}
          </span>
        </Door>
        <Door to="/api" title="Color API" text="The same numbers as JSON, for any page and any script">
          <span className="m-auto font-mono text-ink-2 text-sm">GET /api/convert</span>
        </Door>
      </ul>
    </section>
  );
}

function Door({ to, title, text, children }: { to: string; title: string; text: string; children: React.ReactNode }) {
  return (
    <li>
      <Link to={to} className="group grid gap-1 rounded-control">
        <span aria-hidden className="flex h-[120px] overflow-hidden rounded-control bg-well">
          {children}
        </span>
        <span className="mt-2.5 font-semibold group-hover:underline">{title}</span>
        <span className="text-ink-2 text-sm">{text}</span>
      </Link>
    </li>
  );
}
