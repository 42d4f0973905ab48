import { CodeBlock } from "#app/ui/code-block.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";

type Props = {
  texts: { readonly keywords: string; readonly currentColorCode: string; readonly lightDarkCode: string };
};

const NOTE = "flex items-center gap-2.5 rounded-control border-2 border-current px-4 py-3";

/** The two words that take their color from somewhere else, each at work. */
export function Keywords({ texts }: Props) {
  return (
    <section className="grid content-start gap-5">
      <SectionHeading>currentColor and light-dark()</SectionHeading>
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
    </section>
  );
}
