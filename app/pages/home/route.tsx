import { ArrowRight, Shuffle } from "lucide-react";
import { Form, Link } from "react-router";
import { keptHeaders } from "#app/cache-headers.ts";
import { colorPath } from "#app/color-path.ts";
import { namesContext } from "#app/context.ts";
import { describePage } from "#app/metadata.ts";
import { ToolGrid } from "#app/tools/tool-grid.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { ICON } from "#app/ui/icon.ts";
import { Input } from "#app/ui/input.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Hex } from "#color/color.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import type { Route } from "./+types/route";
import { Doors } from "./doors.tsx";

const PALETTE: readonly Hex[] = ["#DB073D", "#DBA507", "#8EC7D2", "#0D6986", "#07485B"];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  describePage({
    title: "Huesmith: color tools for people who care about color",
    description: `Convert any color exactly, look up ${loaderData?.nameCount.toLocaleString("en-US")} color names, and read every value, contrast and harmony of a color. Free, without signing in.`,
    path: "/",
    origin: matches[0].loaderData.origin,
  });

export const headers = keptHeaders;

export function loader({ context }: Route.LoaderArgs) {
  const names = context.get(namesContext);
  return {
    nameCount: names.count,
    palette: PALETTE.map((hex) => ({ hex, name: names.nearest(parseHex24(hex)).name })),
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
        <div className="grid gap-3.5">
          <Strip palette={palette} />
          <ButtonLink to="/color-palette-generator" size="lg" className="justify-self-start">
            <Shuffle {...ICON} />
            Generate palettes
          </ButtonLink>
        </div>
        <Form action="/convert" className="flex max-w-[34em] items-start gap-2.5">
          <Field label="Any color" isLabelHidden className="grow">
            <Input
              name="c"
              required
              isMono
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="#0D6986, rgb(13 105 134), teal…"
              className="min-h-12"
            />
          </Field>
          <Button type="submit" variant="primary" size="lg">
            Convert
            <ArrowRight {...ICON} />
          </Button>
        </Form>
      </section>
      <section className="grid gap-7">
        <h2 className="text-2xl">Tools</h2>
        <ToolGrid />
      </section>
      <Doors nameCount={nameCount} />
    </div>
  );
}

function Strip({ palette }: { palette: { hex: Hex; name: string }[] }) {
  return (
    <ul aria-label="Five colors to look at" className="grid overflow-hidden rounded-bench md:grid-cols-5">
      {palette.map(({ hex, name }) => (
        <li key={hex}>
          <Link
            to={colorPath(hex)}
            viewTransition
            className="swatch flex h-20 flex-col justify-center px-5 hover:underline focus-visible:outline-current focus-visible:-outline-offset-4 md:h-[300px] md:justify-end md:py-5"
            style={swatchStyle(hex)}
          >
            <span className="font-medium font-mono text-lg">{hex.slice(1)}</span>
            <span className="text-sm">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
