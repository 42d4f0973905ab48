import { CodeBlock } from "#app/ui/code-block.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { PageTitle, Terms } from "../page-parts.tsx";

const WAYS = {
  "Command line": (
    <>
      <code>npx huesmith contrast teal white</code>: everything the API does, for files and pipes, too.{" "}
      <code>npx huesmith audit</code> finds near-duplicates, failing text and misspelled colors in a whole project.
    </>
  ),
  Stylelint: (
    <>
      <code>stylelint-huesmith</code> has four of the same rules for the editor and for pull requests.
    </>
  ),
  "HTTP API": (
    <>
      No key, any origin: <TextLink href="/api">the color API</TextLink>. <code>@huesmith/client</code> has its types.
    </>
  ),
  "Language models": (
    <>
      The same as tools: <TextLink href="/api#mcp">the MCP server</TextLink>, or <code>npx huesmith mcp</code> on your
      own machine.
    </>
  ),
};

type Props = { example: string; topics: readonly { id: string; title: string; text: string }[] };

export function Overview({ example, topics }: Props) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-12 md:gap-16 md:pt-16">
      <header className="grid items-start gap-x-16 gap-y-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <PageTitle title="Color engine for JavaScript">
          What every tool of this site calculates with, as an npm package: pure functions on plain objects, typed,
          without dependencies, for browsers, workers and Node.
        </PageTitle>
        <div className="grid min-w-0 gap-3">
          <CodeBlock title="Install" code="npm install @huesmith/color" language="Shell" />
          <CodeBlock title="Example" code={example} language="TypeScript" />
        </div>
      </header>
      <Section id="topics" title="Topics">
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {topics.map(({ id, title, text }) => (
            <li key={id} className="grid content-start gap-1">
              <TextLink href={`/docs/${id}`} className="justify-self-start font-semibold">
                {title}
              </TextLink>
              <p className="text-ink-2 text-sm">{text.replaceAll("`", "")}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="numbers" title="Colors and numbers">
        <div className="grid max-w-[34em] gap-3 text-ink-2">
          <p>
            A <code>Color</code> is an object such as{" "}
            <code>{'{ space: "oklch", l: 0.49, c: 0.09, h: 226, alpha: 1 }'}</code>, unrounded, never changed in place,
            and allowed to be outside its gamut. <code>h</code> is <code>null</code> for grays.
          </p>
          <p>
            Functions that work in 8-bit sRGB, such as contrast, take a color as a number: <code>0x0d6986</code>.
            Passing the wrong kind is a type error, and throws a <code>TypeError</code> at run time.
          </p>
        </div>
      </Section>
      <Section id="elsewhere" title="Beyond JavaScript">
        <Terms entries={WAYS} className="gap-x-8 sm:grid-cols-2 lg:grid-cols-4" />
      </Section>
    </div>
  );
}
