import { CodeBlock } from "#app/ui/code-block.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { CodeText } from "./code-forms.ts";

const ROWS =
  "*:grid *:min-h-[47px] *:break-inside-avoid *:grid-cols-[1fr_auto] *:items-center *:gap-x-4 *:border-line *:border-t *:py-2 " +
  "sm:*:grid-cols-[150px_1fr_auto] [&_dt]:text-sm [&_dt]:text-ink-2 [&_dt+dd]:font-mono [&_dt+dd]:text-xs " +
  "[&_button]:-mr-[7px] [&_button]:text-ink-2 [&_dt+dd]:[overflow-wrap:anywhere] max-sm:[&_dt+dd]:order-last max-sm:[&_dt+dd]:col-span-2";

/** The color for every platform: what needs several lines as a block, the rest as a list. */
export function Codes({ codes }: { codes: readonly CodeText[] }) {
  const isBlock = ({ code }: CodeText) => code.includes("\n");
  return (
    <section className="grid gap-7">
      <SectionHeading>Code</SectionHeading>
      <div className="grid gap-x-[72px] gap-y-5 lg:grid-cols-2">
        {codes.filter(isBlock).map(({ name, language, code }) => (
          <CodeBlock key={name} title={name} language={language.toUpperCase()} code={code} />
        ))}
      </div>
      <dl className={`gap-x-[72px] lg:columns-2 ${ROWS}`}>
        {codes
          .filter((text) => !isBlock(text))
          .map(({ name, code }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{code}</dd>
              <dd>
                <CopyButton text={code} what={name} size="sm" />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
