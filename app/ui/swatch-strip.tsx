import type { CSSProperties } from "react";
import type { Hex } from "#color/color.ts";
import { colorPath } from "#contract/color-path.ts";
import { copyText } from "./copy-text.tsx";
import { nameOf } from "./swatch.tsx";
import { swatchStyle } from "./swatch-style.ts";

type Props = {
  /** Describes the colors, for screen readers: "Shades and tints of #0D6986". */
  label: string;
  swatches: readonly { hex: Hex; name?: string }[];
  action?: "link" | "copy";
  /** The color that the others were generated from. */
  currentHex?: string;
};

/** Shows six digits if there is room. */
export const CODE = "@max-[2.875rem]:sr-only";
/** On phones, colors wrap into rows of even length; codes fit up to six per row. */
const PHONE_COLUMNS = 6;
const CHECK_MS = 2000;

/** Colors joined into one strip, each a link to its page or a button that copies it. */
export function SwatchStrip({ label, swatches, action = "link", currentHex }: Props) {
  return (
    <ul
      role="list"
      aria-label={label}
      className="strip"
      style={{ "--columns": Math.ceil(swatches.length / Math.ceil(swatches.length / PHONE_COLUMNS)) } as CSSProperties}
    >
      {swatches.map(({ hex, name }, place) => {
        const cell = {
          style: swatchStyle(hex),
          "aria-current": hex === currentHex || undefined,
          children: <span className={action === "copy" ? "copy-code" : undefined}>{hex.slice(1)}</span>,
        };
        return (
          <li key={place}>
            {action === "link" ? (
              <a href={colorPath(hex)} aria-label={nameOf(hex, name)} {...cell} />
            ) : (
              <button
                type="button"
                aria-label={`Copy ${nameOf(hex, name)}`}
                onClick={({ currentTarget }) => checkCopied(currentTarget, copyText(hex))}
                {...cell}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Briefly shows a check on a swatch, instead of its `copy-code`. `copied` is false if the browser refused. */
export async function checkCopied(swatch: HTMLElement, copied: Promise<boolean>) {
  if (!(await copied)) return;
  swatch.toggleAttribute("data-copied", true);
  setTimeout(() => swatch.toggleAttribute("data-copied", false), CHECK_MS);
}
