import { Pipette } from "lucide-react";
import { type CSSProperties, useId } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import type { Color } from "#color/color.ts";
import { isInGamut } from "#color/gamut.ts";
import { print, printHex } from "#color/print.ts";

type Props = { color: Color; onPick: (hex: string) => void };

/** The color itself, filling a side of the bench. */
export function ColorField({ color, onPick }: Props) {
  const hex = printHex(color);
  return (
    <section
      aria-label="The color"
      style={swatchStyle(hex)}
      className="swatch flex min-h-[190px] flex-col max-lg:order-first"
    >
      <Bands color={color} />
      <div className="mt-auto grid gap-5 p-5 md:p-7">
        <p className="font-medium font-mono text-2xl tracking-[-0.02em] md:text-3xl">{print(color, "hex")}</p>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={print(color, "hex")}>Copy</CopyButton>
          <Picker hex={hex} onPick={onPick} />
          <ButtonLink to={`/color/${hex.slice(1)}`}>Color page</ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** What the plain sRGB fill of the field does not show: transparency, and colors that only wider screens have. */
function Bands({ color }: { color: Color }) {
  const isWide = !isInGamut(color, "srgb");
  const isClear = color.alpha < 1;
  if (!isWide && !isClear) return null;
  return (
    <ul className="flex min-h-24 text-xs">
      {isWide && (
        <li
          className="flex flex-1 flex-col justify-end p-3"
          style={{ backgroundColor: print({ ...color, alpha: 1 }, "oklch") }}
        >
          as your screen shows it
        </li>
      )}
      {isClear && (
        <li className="checker flex flex-1 items-end p-3" style={{ "--veil": print(color, "rgb") } as CSSProperties}>
          <span className="rounded-swatch bg-black px-1.5 py-0.5 text-white">
            {Math.round(color.alpha * 100)}% opaque
          </span>
        </li>
      )}
    </ul>
  );
}

/** The system's own picker, under a label that looks like the other buttons. */
function Picker({ hex, onPick }: { hex: string; onPick: (hex: string) => void }) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={buttonClass(
        "outline",
        "md",
        "relative noscript:hidden has-focus-visible:outline-2 has-focus-visible:outline-offset-2",
      )}
    >
      <input
        id={id}
        type="color"
        value={hex.toLowerCase()}
        onChange={(event) => onPick(event.target.value.toUpperCase())}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <Pipette {...ICON} />
      Pick
    </label>
  );
}
