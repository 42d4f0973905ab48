import { Link } from "react-router";
import { copyText } from "./copy-text.tsx";
import { nameOf } from "./swatch.tsx";
import { swatchStyle } from "./swatch-style.ts";

type Props = {
  /** What the colors are, for screen readers: "Shades and tints of #0D6986". */
  label: string;
  /** "#RRGGBB" each. */
  swatches: readonly { hex: string; name?: string }[];
  /** A press opens the color's page or copies its hex. */
  action?: "link" | "copy";
  /** The one the others were made from; it carries a dot. */
  currentHex?: string;
};

const STRIP =
  "relative flex flex-wrap overflow-hidden rounded-control after:pointer-events-none after:absolute after:inset-0 " +
  "after:rounded-[inherit] after:shadow-[inset_0_0_0_1px_var(--color-line)]";
const CELL =
  "flex min-h-20 flex-1 items-end px-1.5 pb-2 font-mono text-[11.5px] leading-none hover:underline sm:min-h-[118px] " +
  "focus-visible:-outline-offset-4 focus-visible:outline-current";

/** Colors joined edge to edge. On a narrow screen they break into full rows. */
export function SwatchStrip({ label, swatches, action = "link", currentHex }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list without it, because the bullets are gone
    <ul role="list" aria-label={label} className={STRIP}>
      {swatches.map(({ hex, name }, index) => {
        const isCurrent = hex === currentHex;
        const cell = { className: CELL, "aria-current": isCurrent || undefined, children: hex.slice(1) };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same color may come twice, and places never move
          <li key={index} className="swatch relative flex min-w-[56px] flex-1 basis-[56px]" style={swatchStyle(hex)}>
            {isCurrent && <span aria-hidden className="absolute top-2.5 left-2 size-1.5 rounded-full bg-current" />}
            {action === "link" ? (
              <Link to={`/color/${hex.slice(1)}`} aria-label={nameOf(hex, name)} {...cell} />
            ) : (
              <button type="button" aria-label={`Copy ${nameOf(hex, name)}`} onClick={() => copyText(hex)} {...cell} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
