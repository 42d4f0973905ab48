import type { DocEntry, DocTopic } from "#app/package-docs.ts";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { PageTitle } from "../page-parts.tsx";

type Props = DocTopic & { others: readonly { id: string; title: string }[] };

export function Topic({ id, title, text, setup, entries, others }: Props) {
  const types = entries.filter(({ kind }) => kind === "type");
  const values = entries.filter(({ kind }) => kind !== "type");
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-3.5 md:gap-16 md:pt-7.5">
      <header className="grid items-start gap-x-16 gap-y-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="grid gap-5">
          <PageTitle title={title} above={{ to: "/docs", label: "Color engine for JavaScript" }}>
            {text}
          </PageTitle>
          <Names entries={values} />
        </div>
        <CodeBlock title="At the top of all examples" code={setup} language="TypeScript" />
      </header>
      {values.map((entry) => (
        <Entry key={entry.name} entry={entry} />
      ))}
      {types.length > 0 && (
        <Section id="types" title="Types" className="gap-8">
          {types.map((entry) => (
            <Entry key={entry.name} entry={entry} level={3} />
          ))}
        </Section>
      )}
      <nav aria-labelledby="topics" className="grid gap-4">
        <h2 id="topics" className="text-2xl">
          All topics
        </h2>
        <ul className="flex flex-wrap gap-x-5 gap-y-2">
          {others.map((other) => (
            <li key={other.id}>
              <a
                href={`/docs/${other.id}`}
                aria-current={other.id === id ? "page" : undefined}
                className="rounded-swatch underline decoration-line-2 underline-offset-[0.2em] hover:decoration-current aria-[current]:font-semibold"
              >
                {other.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Names({ entries }: { entries: readonly DocEntry[] }) {
  return (
    <nav aria-label="On this page">
      <ul className="flex flex-wrap gap-x-5 gap-y-2 font-mono text-sm">
        {entries.map(({ name }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="rounded-swatch underline decoration-line-2 underline-offset-[0.2em] hover:decoration-current"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ entry, level = 2 }: { entry: DocEntry; level?: 2 | 3 }) {
  const { name, signature, text, example } = entry;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div
      id={name}
      className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div className="grid gap-5">
        <Heading className="font-mono text-lg [overflow-wrap:anywhere]">{name}</Heading>
        {text && <DocText text={text} />}
      </div>
      <div className="grid min-w-0 gap-3">
        <CodeBlock title={`${name}: signature`} code={signature} />
        {example && <CodeBlock title={`${name}: example`} code={example} />}
      </div>
    </div>
  );
}

/** Matches code in backticks and URLs. */
const PART = /(`[^`]+`|https:\/\/[^\s)]+[^\s).,:;])/;

function DocText({ text }: { text: string }) {
  return text.split("\n\n").map((paragraph) => (
    <p key={paragraph} className="max-w-[34em] text-ink-2 [overflow-wrap:anywhere]">
      {paragraph.split(PART).map((part, index) => {
        if (part.startsWith("`")) return <code key={index}>{part.slice(1, -1)}</code>;
        if (!part.startsWith("https://")) return part;
        return (
          <TextLink key={index} href={part} isExternal>
            {part.replace("https://", "")}
          </TextLink>
        );
      })}
    </p>
  ));
}
