import { SectionHeading } from "#app/ui/section-heading.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";

type Props = {
  texts: readonly string[];
  parts: readonly { readonly digits: string; readonly hex: string; readonly sum: string; readonly what: string }[];
};

export function HexExplained({ texts, parts }: Props) {
  return (
    <section className="grid gap-6">
      <SectionHeading>How a hex code works</SectionHeading>
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
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  );
}
