import { CodeBlock } from "#app/ui/code-block.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { colorPath } from "#contract/color-path.ts";
import type { Match } from "./match.ts";
import type { Reference } from "./reference.ts";

const ROWS =
  "*:grid *:min-h-[47px] *:break-inside-avoid *:grid-cols-[1fr_auto] *:items-center *:gap-x-4 *:border-line *:border-t *:py-2 " +
  "sm:*:grid-cols-[150px_1fr_auto] [&_dt]:text-sm [&_dt]:text-ink-2 [&_dt+dd]:font-mono [&_dt+dd]:text-xs " +
  "[&_dd:last-child]:-mr-[7px] [&_button]:text-ink-2 [&_dt+dd]:[overflow-wrap:anywhere] max-sm:[&_dt+dd]:order-last max-sm:[&_dt+dd]:col-span-2";

export function ValuesList({ values }: Pick<Reference, "values">) {
  return (
    <Section title="Values" className="content-start gap-5">
      <dl className="*:grid *:min-h-[47px] *:grid-cols-[92px_1fr_auto] *:items-baseline *:border-line *:border-t [&_button]:text-ink-2 [&_dd:last-child]:-mr-[7px] [&_dt]:font-mono [&_dt]:text-ink-2 [&_dt]:text-xs">
        {values.map(({ label, short, long, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="py-3 text-sm">
              <span className="font-mono">{short}</span>
              {note && <span className="block text-ink-2 text-xs">{note}</span>}
            </dd>
            <dd className="self-center">
              <CopyButton text={long} what={label} size="sm" />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Names, nearest first. */
export function NamesList({ names, css, tailwind }: Pick<Reference, "names" | "css" | "tailwind">) {
  return (
    <Section title="Other names" aside="difference in ΔE 2000" className="content-start gap-5">
      <ul className="*:border-line *:border-t">
        {names.map((match) => (
          <NameRow key={match.name} match={match} />
        ))}
        <NameRow match={css} list="CSS" />
        <NameRow match={tailwind} list="Tailwind in sRGB" />
      </ul>
    </Section>
  );
}

function NameRow({ match: { name, hex, deltaE }, list }: { match: Match; list?: string }) {
  return (
    <li>
      <a
        href={colorPath(hex)}
        className="group grid min-h-[47px] grid-cols-[auto_1fr_auto] items-center gap-x-3 text-sm focus-visible:-outline-offset-2"
      >
        <span
          aria-hidden
          className="swatch inset-ring inset-ring-line size-[26px] rounded-swatch"
          style={{ backgroundColor: hex }}
        />
        {list ? (
          <span className="group-hover:underline">
            <span className="mr-1 text-ink-2">{list}</span> <span className="font-mono">{name}</span>
          </span>
        ) : (
          <span className="group-hover:underline">{name}</span>
        )}{" "}
        <span className="font-mono text-ink-2 text-xs">{deltaE === "0.0" ? "exact" : deltaE}</span>
      </a>
    </li>
  );
}

export function Codes({ codes }: Pick<Reference, "codes">) {
  return (
    <Section title="Code" className="gap-7">
      <div className="grid gap-x-[72px] gap-y-5 lg:grid-cols-2">
        {codes.map(
          ({ name, language, code }) =>
            language && <CodeBlock key={name} title={name} language={language.toUpperCase()} code={code} />,
        )}
      </div>
      <dl className={`gap-x-[72px] lg:columns-2 ${ROWS}`}>
        {codes
          .filter(({ language }) => !language)
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
    </Section>
  );
}
