import { Heart } from "lucide-react";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { ICON } from "#app/ui/icon.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";

const CURRENT_CODE = `.note {
  color: #07485B;
  border: 2px solid currentColor;
}
.note svg { stroke: currentColor }`;
const LIGHT_DARK_CODE = `:root { color-scheme: light dark }
.card {
  color: light-dark(#07485B, #8EC7D2);
  background: light-dark(#fff, #101617);
}`;
const NOTE = "flex items-center gap-2.5 rounded-control border-2 border-current px-4 py-3";

/** The two words that take their color from somewhere else, each at work. */
export function Keywords() {
  return (
    <section className="grid content-start gap-5">
      <SectionHeading>currentColor and light-dark()</SectionHeading>
      <p className="text-ink-2">
        currentColor is the text color of the element, so that a border and an icon follow when the text changes.
        light-dark() picks the first color in a light scheme and the second in a dark one.
      </p>
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
            <Heart {...ICON} />A note in a {scheme} scheme
          </p>
        ))}
      </div>
      <CodeBlock title="Border and icon follow the text" language="CSS" code={CURRENT_CODE} />
      <CodeBlock title="One rule for both schemes" language="CSS" code={LIGHT_DARK_CODE} />
    </section>
  );
}
