import { Link } from "react-router";
import type { Hex } from "#color/color.ts";
import { colorPath } from "#contract/color-path.ts";
import { copyText } from "./copy-text.tsx";
import { nameOf } from "./swatch.tsx";
import { swatchStyle } from "./swatch-style.ts";

type Props = {
  /** What the colors are, for screen readers: "Shades and tints of #0D6986". */
  label: string;
  swatches: readonly { hex: Hex; name?: string }[];
  /** A press opens the color's page or copies its hex. */
  action?: "link" | "copy";
  /** The one the others were made from; it carries a dot. */
  currentHex?: string;
  /** The height of a swatch. */
  className?: string;
};

/** Colors joined edge to edge; the last hairline keeps pale ones apart from the page. */
export const JOINED =
  "relative overflow-hidden rounded-control after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] " +
  "after:inset-ring after:inset-ring-line";
/** Each lies a pixel over the next, so that no seam shows between them. On phones seven make a row. */
const CELL =
  "swatch relative -mr-px flex flex-1 items-end px-[3px] pb-1.5 font-mono text-[11.5px] leading-none hover:underline max-[350px]:text-[9.5px] max-md:min-w-[13%] " +
  "focus-visible:z-10 focus-visible:-outline-offset-4 focus-visible:outline-current sm:px-1.5";

/** Colors joined into one palette, each a link to its page or a button that copies it. */
export function SwatchStrip({
  label,
  swatches,
  action = "link",
  currentHex,
  className = "h-[84px] sm:h-[118px]",
}: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list without it, because the bullets are gone
    <ul role="list" aria-label={label} className={`flex flex-wrap ${JOINED}`}>
      {swatches.map(({ hex, name }, place) => {
        const isCurrent = hex === currentHex;
        const cell = {
          className: `${CELL} ${className}`,
          style: swatchStyle(hex),
          "aria-current": isCurrent || undefined,
          children: (
            <>
              {isCurrent && <span className="absolute top-2.5 left-2 size-1.5 rounded-full bg-current" />}
              {action === "copy" ? <span className="copy-code">{hex.slice(1)}</span> : hex.slice(1)}
            </>
          ),
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same color may come twice, and places never move
          <li key={place} className="contents">
            {action === "link" ? (
              <Link to={colorPath(hex)} aria-label={nameOf(hex, name)} {...cell} />
            ) : (
              <button type="button" aria-label={`Copy ${nameOf(hex, name)}`} onClick={() => copyText(hex)} {...cell} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
