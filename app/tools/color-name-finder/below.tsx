import { ToolSection } from "#app/tools/tool-section.tsx";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { identify } from "#color/export/identifier.ts";
import { printPlain } from "#color/text/print.ts";
import type { ColorsAnswer } from "./answer.ts";
import { Theory } from "./theory.tsx";
import type { Shown } from "./use-answer.ts";

/** The part below the bench. */
export function Below({ shown, nameCount }: { shown: Shown; nameCount: number }) {
  return (
    <>
      {shown.kind === "colors" && <CodeNames answer={shown} />}
      <Theory shown={shown} nameCount={nameCount} />
    </>
  );
}

/** The names as code has them. */
function CodeNames({ answer: { colors, names } }: { answer: ColorsAnswer }) {
  const swatches = colors.map((color, place) => ({ name: names[place]?.name ?? "", color }));
  const identified = identify({ name: "", link: "", groups: [{ name: "", swatches }] }).flatMap(
    (group) => group.swatches,
  );
  const lines = identified.map(({ identifier, color }) => `  --${identifier}: ${printPlain(color).toLowerCase()};`);
  const json = Object.fromEntries(identified.map(({ name, color }) => [name, printPlain(color).toLowerCase()]));
  return (
    <ToolSection id="code" title="The names in code" aside="more formats under Export">
      <div className="grid gap-5 lg:grid-cols-2">
        <CodeBlock title="Variables" language="CSS" code={[":root {", ...lines, "}"].join("\n")} />
        <CodeBlock title="Names and values" language="JSON" code={JSON.stringify(json, null, 2)} />
      </div>
    </ToolSection>
  );
}
