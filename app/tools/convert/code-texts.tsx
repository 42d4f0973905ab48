import { CodeBlock } from "#app/ui/code-block.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { CodeText } from "./functions/functions.ts";

/** The same conversion as code to take away. */
export function CodeTexts({ codes }: { codes: readonly CodeText[] }) {
  return (
    <section aria-labelledby="code" className="grid gap-5">
      <SectionHeading id="code">As code</SectionHeading>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        {codes.map(({ language, title, code }) => (
          <div key={language} className={language === "CSS" ? "min-w-0 xl:col-span-2" : "min-w-0"}>
            <CodeBlock title={title} language={language} code={code} />
          </div>
        ))}
      </div>
    </section>
  );
}
