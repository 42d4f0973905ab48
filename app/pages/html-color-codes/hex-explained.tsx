import { SectionHeading } from "#app/ui/section-heading.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";

const PARTS = [
  { digits: "0D", hex: "#0D0000", sum: "0 × 16 + 13 = 13", what: "red" },
  { digits: "69", hex: "#006900", sum: "6 × 16 + 9 = 105", what: "green" },
  { digits: "86", hex: "#000086", sum: "8 × 16 + 6 = 134", what: "blue" },
] as const;

export function HexExplained() {
  return (
    <section className="grid gap-6">
      <SectionHeading>How a hex code works</SectionHeading>
      <ul className="grid grid-cols-3 overflow-hidden rounded-control sm:grid-cols-[1fr_1fr_1fr_1.4fr] print:[print-color-adjust:exact]">
        {PARTS.map(({ digits, hex, sum, what }) => (
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
        <p>
          Behind the number sign stand three pairs of digits: how much red, green and blue light a pixel sends. The
          digits count to sixteen, from 0 to 9 and on from A to F, so a pair runs from 00, which is 0, to FF, which is
          255. That makes 256 × 256 × 256 = 16,777,216 colors. Upper and lower case mean the same.
        </p>
        <p>
          Where both digits of every pair are equal, one of each is enough: #09C is #0099CC. A fourth pair is the
          opacity: #0D698680 is 80 in base 16, 128 of 255, so 50.2% opaque. Equal steps in a hex code are not equal
          steps to the eye; for that take OKLCH.
        </p>
      </div>
    </section>
  );
}
