import type { ReactNode } from "react";
import { TextLink } from "#app/ui/link.tsx";
import type { Operator } from "#contract/site.ts";
import { Paragraphs } from "../page-parts.tsx";
import { printDate } from "../words.ts";

/** `yearly` is only shown if Pro is also sold by the year. */
type Paragraph = string | { yearly: string };

export type LegalText = {
  title: string;
  description: string;
  updated: string;
  /** Summary in a few sentences. */
  short: readonly string[];
  /** By title. */
  sections: Readonly<Record<string, readonly Paragraph[]>>;
};

const OPERATOR_TITLE = "Who runs this site";

type Props = { text: LegalText; operator: Operator | null; hasYearly: boolean };

export function LegalPage({ text, operator, hasYearly }: Props) {
  const { updated, short, sections } = text;
  return (
    <div className="wrap grid gap-x-16 gap-y-10 pt-12 md:pt-16 lg:grid-cols-[minmax(0,1fr)_240px]">
      <header className="grid gap-3 lg:col-span-2">
        <h1 className="text-3xl md:text-4xl">{text.title}</h1>
        <p className="text-ink-2 text-sm">
          Effective <time dateTime={updated}>{printDate(updated)}</time>
        </p>
      </header>
      <section aria-labelledby="in-short" className="max-w-[44em] rounded-bench bg-well p-6 md:p-8">
        <h2 id="in-short" className="text-xl">
          In short
        </h2>
        <ul className="mt-3 grid list-disc gap-1.5 pl-5">
          {short.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <nav
        aria-label="Sections"
        className="lg:sticky lg:top-8 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:self-start print:hidden"
      >
        <ol className="grid gap-1 border-line border-l pl-4 text-sm">
          {[...Object.keys(sections), OPERATOR_TITLE].map((name) => (
            <li key={name}>
              <a href={`#${idOf(name)}`} className="block rounded-swatch py-1.5 text-ink-2 hover:text-ink">
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid gap-10">
        {Object.entries(sections).map(([title, paragraphs]) => (
          <Section key={title} title={title}>
            <Paragraphs texts={paragraphs.flatMap((text) => shownText(text, hasYearly))} className="text-ink-2" />
          </Section>
        ))}
        <Section title={OPERATOR_TITLE}>
          <p className="text-ink-2">
            {operator
              ? `“We” on this page is ${[operator.name, operator.address].filter(Boolean).join(", ")}.`
              : "On this page, “we” means the operator of this site, who hasn't given a name here."}{" "}
            You can reach us on the <TextLink href="/contact">contact page</TextLink>.
          </p>
        </Section>
      </div>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={idOf(title)} className="grid max-w-[38em] gap-3">
      <h2 id={idOf(title)} className="scroll-mt-8 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function shownText(paragraph: Paragraph, hasYearly: boolean) {
  if (typeof paragraph === "string") return paragraph;
  return hasYearly ? paragraph.yearly : [];
}

function idOf(title: string) {
  return title.toLowerCase().replace(/[^a-z]+/g, "-");
}
