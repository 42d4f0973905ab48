import type { CSSProperties, ReactNode } from "react";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { CssColorExample } from "#content/css-color-examples.ts";
import { Paragraphs } from "../page-parts.tsx";

const NOTE = "flex items-center gap-2.5 rounded-control border-2 border-current px-4 py-3";

type HexProps = {
  texts: readonly string[];
  parts: readonly { readonly digits: string; readonly hex: string; readonly sum: string; readonly what: string }[];
};

export function HexExplained({ texts, parts }: HexProps) {
  return (
    <Section title="How a hex code works">
      <ul className="grid grid-cols-3 overflow-hidden rounded-control sm:grid-cols-[1fr_1fr_1fr_1.4fr] print:[print-color-adjust:exact]">
        {parts.map(({ digits, hex, sum, what }) => (
          <li
            key={what}
            style={swatchStyle(hex)}
            className="swatch flex min-h-36 flex-col justify-end gap-1 p-3 md:p-4"
          >
            <span className="font-medium font-mono text-xl md:text-2xl">{digits}</span>
            <span className="font-mono text-xs">{sum}</span>
            <span className="text-sm">{what}</span>
          </li>
        ))}
        <li
          style={swatchStyle("#0D6986")}
          className="swatch flex min-h-28 flex-col justify-end gap-1 p-3 max-sm:col-span-3 md:p-4"
        >
          <span className="font-medium font-mono text-xl md:text-2xl">#0D6986</span>
          <span className="text-sm">all three together</span>
        </li>
      </ul>
      <div className="grid max-w-[68em] gap-x-12 gap-y-3 text-ink-2 md:grid-cols-2">
        <Paragraphs texts={texts} />
      </div>
    </Section>
  );
}

type LiveProps = { title: string; text: string; examples: readonly CssColorExample[] };

export function LiveExamples({ title, text, examples }: LiveProps) {
  return (
    <Section title={title} className="content-start gap-5">
      <p className="text-ink-2">{text}</p>
      <ul>
        {examples.map((example) => (
          <ExampleRow key={example.code} {...example} className="grid-cols-[56px_minmax(0,1fr)_auto]">
            <span
              aria-hidden
              style={{ "--veil": example.code } as CSSProperties}
              className="swatch checker inset-ring inset-ring-line h-11 rounded-swatch print:[print-color-adjust:exact]"
            />
          </ExampleRow>
        ))}
      </ul>
    </Section>
  );
}

type SystemProps = { text: string; colors: readonly { readonly name: string; readonly what: string }[] };

/** Each color in both schemes, as this browser and system render it. */
export function SystemColorList({ text, colors }: SystemProps) {
  return (
    <Section title="System colors" aside="light left, dark right" className="gap-5">
      <p className="max-w-[44em] text-ink-2">{text}</p>
      <ul className="grid gap-x-12 md:grid-cols-2 xl:grid-cols-3">
        {colors.map(({ name, what }) => (
          <ExampleRow key={name} code={name} what={what} className="grid-cols-[72px_minmax(0,1fr)_auto]">
            <span
              aria-hidden
              className="swatch inset-ring inset-ring-line grid h-11 grid-cols-2 overflow-hidden rounded-swatch"
            >
              <span style={{ colorScheme: "light", backgroundColor: name }} />
              <span style={{ colorScheme: "dark", backgroundColor: name }} />
            </span>
          </ExampleRow>
        ))}
      </ul>
    </Section>
  );
}

/** The children show the color of the code. */
function ExampleRow({ code, what, className, children }: CssColorExample & { className: string; children: ReactNode }) {
  return (
    <li className={`grid items-center gap-x-4 border-line border-t py-2.5 ${className}`}>
      {children}
      <span className="grid gap-0.5">
        <code className="font-mono text-sm [overflow-wrap:anywhere]">{code}</code>
        <span className="text-ink-2 text-sm">{what}</span>
      </span>
      <CopyButton text={code} size="sm" className="text-ink-2 print:hidden" />
    </li>
  );
}

type KeywordTexts = Readonly<Record<"keywords" | "currentColorCode" | "lightDarkCode", string>>;

export function Keywords({ texts }: { texts: KeywordTexts }) {
  return (
    <Section title="currentColor and light-dark()" className="content-start gap-5">
      <p className="text-ink-2">{texts.keywords}</p>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {(["light", "dark"] as const).map((scheme) => (
          <p
            key={scheme}
            style={{
              colorScheme: scheme,
              color: "light-dark(#07485B, #8EC7D2)",
              backgroundColor: "light-dark(#fff, #101617)",
            }}
            className={`swatch ${NOTE}`}
          >
            <Icon className="icon-check" />A note in a {scheme} scheme
          </p>
        ))}
      </div>
      <CodeBlock title="Border and icon follow the text" language="CSS" code={texts.currentColorCode} />
      <CodeBlock title="One rule for both schemes" language="CSS" code={texts.lightDarkCode} />
    </Section>
  );
}
