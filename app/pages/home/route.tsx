import { ArrowRight } from "lucide-react";
import { Form, Link } from "react-router";
import { namesContext } from "#app/context.ts";
import { describePage } from "#app/metadata.ts";
import { Button } from "#app/ui/button.tsx";
import { parseHex24 } from "#color/kernel/hex.ts";
import type { Route } from "./+types/route";
import { Doors } from "./doors.tsx";

const PALETTE = ["DB073D", "DBA507", "8EC7D2", "0D6986", "07485B"];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  describePage({
    title: "Huesmith: color tools for people who care about color",
    description: `Convert any color exactly, look up ${loaderData?.nameCount.toLocaleString("en-US")} color names, and read every value, contrast and harmony of a color. Free, without signing in.`,
    path: "/",
    origin: matches[0].loaderData.origin,
  });

export const headers = () => ({ "Cache-Control": "public, max-age=0, s-maxage=3600" });

export function loader({ context }: Route.LoaderArgs) {
  const names = context.get(namesContext);
  return {
    nameCount: names.count,
    palette: PALETTE.map((hex) => ({ hex, name: names.nearest(parseHex24(`#${hex}`)).name })),
  };
}

export default function Home({ loaderData: { palette, nameCount } }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-[72px] pt-12 md:pt-20">
      <section className="grid gap-8">
        <div className="grid gap-5">
          <h1 className="max-w-[11em] text-3xl md:text-4xl">Color tools for people who care about color.</h1>
          <p className="max-w-[34em] text-ink-2 text-lg">
            Paste any color. Read its exact value in every format, its name, its contrast and what goes with it. Free,
            without signing in.
          </p>
        </div>
        <Strip palette={palette} />
        <Form action="/convert" className="flex max-w-[34em] gap-2.5">
          <label className="grow">
            <span className="sr-only">Any color</span>
            <input
              name="c"
              required
              autoComplete="off"
              spellCheck={false}
              placeholder="#0D6986, rgb(13 105 134), teal…"
              className="h-12 w-full rounded-control bg-well px-4 font-mono text-sm placeholder:text-ink-2"
            />
          </label>
          <Button type="submit" variant="primary">
            Convert
            <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
          </Button>
        </Form>
      </section>
      <Doors nameCount={nameCount} />
    </div>
  );
}

function Strip({ palette }: { palette: { hex: string; name: string }[] }) {
  return (
    <ul aria-label="Five colors to look at" className="grid overflow-hidden rounded-bench md:grid-cols-5">
      {palette.map(({ hex, name }, i) => (
        <li key={hex}>
          <Link
            to={`/color/${hex}`}
            viewTransition
            className={`swatch flex h-20 flex-col justify-center px-5 hover:underline focus-visible:outline-current focus-visible:-outline-offset-4 md:h-[300px] md:justify-end md:py-5 ${i === 1 || i === 2 ? "text-black" : "text-white"}`}
            style={{ backgroundColor: `#${hex}` }}
          >
            <span className="font-medium font-mono text-lg">{hex}</span>
            <span className="text-sm">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
