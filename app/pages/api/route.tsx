import { publicCacheHeaders } from "#app/cache-headers.ts";
import { pageMeta } from "#app/metadata.ts";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { ColorBand } from "#app/ui/color-band.tsx";
import { Section, SectionHeading } from "#app/ui/section-heading.tsx";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import { type ApiReference, apiContext, connectsAppsContext } from "#contract/api.ts";
import { MCP_PATH, OPENAPI_PATH } from "#contract/api-addresses.ts";
import { originContext } from "#contract/site.ts";
import { PageTitle } from "../page-parts.tsx";
import type { Route } from "./+types/route";
import { EndpointSection } from "./endpoint-section.tsx";
import { Rules } from "./rules.tsx";
import { anchorOf } from "./try-form.tsx";

const MAX_SWATCHES = 5;
const LINK = "rounded-swatch underline decoration-line-2 underline-offset-[0.2em] hover:decoration-current";

const FILES = [
  ["/color/0D6986.json", "A color with its name, the eight nearest names, formats, and contrast with white and black"],
  ["/color/0D6986.png?w=1200&h=630", "A solid image of a color, up to 4096 pixels; .svg too"],
  ["/color-shades.json?c=0d6986", "Tints, shades, tones and scales with the contrast of every step"],
  ["/random-color-generator.json?n=5", "Random colors with all the limits of the tool"],
  ["/html-color-codes.json", "The 148 CSS names with their codes; .csv too"],
] as const;

export const meta: Route.MetaFunction = pageMeta({
  title: "Color API",
  description:
    "A free JSON API for colors: convert between 30 spaces, make palettes, scales and themes, fix contrast, read and write palette files. No key, with OpenAPI.",
  path: "/api",
});

export const headers = publicCacheHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  const connectsApps = await context.get(connectsAppsContext)();
  return { origin: context.get(originContext), connectsApps, ...context.get(apiContext)() };
}

export default function Api({ loaderData }: Route.ComponentProps) {
  const { origin, connectsApps, endpoints, problems, refused, limits } = loaderData;
  useOnMount(openTarget);
  useWindowEvent("hashchange", openTarget);
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-12 md:gap-16 md:pt-16">
      <header className="grid gap-8">
        <PageTitle title="Color API">
          This site's color engine as JSON: the same numbers, unrounded. No key, no account, CORS is open. For code
          generators there is an{" "}
          <a href={OPENAPI_PATH} data-document className={LINK}>
            OpenAPI document
          </a>
          , and for language models an{" "}
          <a href="#mcp" className={LINK}>
            MCP server
          </a>
          .
        </PageTitle>
        <Contents endpoints={endpoints} />
      </header>
      {endpoints.map((endpoint) => (
        <EndpointSection key={endpoint.path} endpoint={endpoint} origin={origin} />
      ))}
      <Rules limits={limits} origin={origin} />
      <section aria-labelledby="errors" className="grid items-start gap-x-16 gap-y-7 lg:grid-cols-[5fr_6fr]">
        <Problems problems={problems} />
        <CodeBlock title={refused.address} code={refused.answer.trimEnd()} language="JSON" />
      </section>
      <Section id="mcp" title="MCP server" className="gap-5">
        <p className="max-w-[34em] text-ink-2">
          Every endpoint is also a tool for language models: add this address to your assistant as a remote server, by
          streamable HTTP. Tools need no authentication. Or run the server on your computer.
        </p>
        <CodeBlock title="MCP server" code={origin + MCP_PATH} />
        <CodeBlock title="MCP server on your computer" code="npx -y huesmith mcp" language="Shell" />
        {connectsApps && <YourLibrary />}
      </Section>
      <Section id="packages" title="Command line and client" className="gap-5">
        <p className="max-w-[34em] text-ink-2">
          Every endpoint is also a command, which needs no network, and a method of a typed client for JavaScript.
        </p>
        <CodeBlock title="Command line" code="npx huesmith contrast e07a5f f4f1de" language="Shell" />
        <CodeBlock title="Client" code={writeCall(origin)} language="TypeScript" />
      </Section>
      <Section id="files" title="Other files" className="gap-5">
        <OtherFiles />
      </Section>
    </div>
  );
}

/** Opens the details of the endpoint that the fragment names. */
function openTarget() {
  const details = document.getElementById(location.hash.slice(1))?.querySelector("details");
  if (details) details.open = true;
}

function YourLibrary() {
  return (
    <div className="grid max-w-[34em] gap-2">
      <h3 className="font-semibold">Your own library</h3>
      <p className="text-ink-2">
        The remote server can also read the colors, palettes and projects you've saved, as resources from{" "}
        <code className="font-mono text-sm">huesmith://library</code>. When your assistant reads one for the first time,
        a page of this site opens: log in, check which app it is, and click Allow. The app can't change what you've
        saved, and you can disconnect it on{" "}
        <a href="/user/account" className={LINK}>
          your account page
        </a>
        .
      </p>
    </div>
  );
}

function writeCall(origin: string) {
  return `import { createClient } from "@huesmith/client";

const huesmith = createClient({ origin: "${origin}" });
const { wcag } = await huesmith.contrast({ text: "#e07a5f", background: "#f4f1de" });`;
}

function Contents({ endpoints }: Pick<ApiReference, "endpoints">) {
  return (
    <nav aria-label="Endpoints">
      <ul className="grid grid-cols-2 gap-x-5 gap-y-6 sm:grid-cols-3 lg:grid-cols-6">
        {endpoints.map(({ path, title, answer }) => (
          <li key={path}>
            <a href={`#${anchorOf(path)}`} className="group grid gap-0.5 rounded-control">
              <ColorBand colors={colorsIn(answer)} className="h-14 rounded-control bg-well" />
              <span className="mt-2 font-semibold group-hover:underline">{title}</span>
              <span className="font-mono text-ink-2 text-sm">{path}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function colorsIn(answer: string) {
  const codes = answer.match(/(?<="hex": ")#[0-9A-F]{6}(?=")/g) ?? answer.match(/#[0-9a-f]{6}/g);
  return [...new Set(codes)].slice(0, MAX_SWATCHES);
}

function Problems({ problems }: Pick<ApiReference, "problems">) {
  return (
    <div className="grid min-w-0 gap-5">
      <SectionHeading id="errors">Errors</SectionHeading>
      <p className="max-w-[34em] text-ink-2">
        A request succeeds or fails as a whole. Codes never change. The message is for people; the parameter is the one
        to check.
      </p>
      <table className="w-full border-collapse text-left text-sm">
        <thead className="text-ink-2">
          <tr>
            <th scope="col" className="py-2 pr-4 font-normal">
              Status
            </th>
            <th scope="col" className="py-2 font-normal">
              Code and meaning
            </th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ code, status, when }) => (
            <tr key={code} id={code} className="border-line border-t align-top">
              <td className="py-2.5 pr-4 font-mono">{status}</td>
              <td className="grid gap-0.5 py-2.5">
                <code className="font-mono">{code}</code>
                <span className="text-ink-2">{when}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OtherFiles() {
  return (
    <ul>
      {FILES.map(([address, text]) => (
        <li
          key={address}
          className="grid gap-x-8 gap-y-0.5 border-line border-t py-3 text-sm md:grid-cols-[340px_minmax(0,1fr)]"
        >
          <a
            href={address}
            data-document
            className="justify-self-start rounded-swatch font-mono underline decoration-line-2 underline-offset-[0.2em] [overflow-wrap:anywhere] hover:decoration-current"
          >
            {address}
          </a>
          <span className="text-ink-2">{text}</span>
        </li>
      ))}
    </ul>
  );
}
