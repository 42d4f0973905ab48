import { CodeBlock } from "#app/ui/code-block.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { CodeText } from "./functions/functions.ts";

/** The same conversion as code to take away. */
export function CodeTexts({ codes }: { codes: readonly CodeText[] }) {
  return (
    <section aria-labelledby="code" className="grid gap-6 lg:grid-cols-[38%_1fr] lg:gap-16">
      <div className="grid content-start gap-4">
        <SectionHeading id="code">As code</SectionHeading>
        <p className="max-w-[34em] text-ink-2">
          Complete functions without dependencies, checked against this page's engine. Free to use.
        </p>
      </div>
      <div className="grid min-w-0 gap-5">
        {codes.map(({ language, title, code }) => (
          <CodeBlock key={language} title={title} language={language} code={code} />
        ))}
      </div>
    </section>
  );
}
