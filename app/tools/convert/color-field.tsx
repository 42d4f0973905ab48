import type { CSSProperties } from "react";
import { SaveAlone } from "#app/frame/library/save-alone.tsx";
import { late } from "#app/late/late.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButtonLink } from "#app/ui/icon-button.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { colorPath } from "#contract/color-path.ts";
import type { View } from "./view.ts";

const Picker = late(async () => (await import("./picker.tsx")).Picker, null, { isOnServer: true });

type Props = { view: View; onPick: (hex: string) => void };

/** The color itself, filling a side of the bench. */
export function ColorField({ view, onPick }: Props) {
  const { hex, rows } = view;
  const code = rows[0] ?? hex;
  return (
    <section
      aria-label="The color"
      style={swatchStyle(hex)}
      className="swatch flex min-h-[190px] flex-col max-lg:order-first"
    >
      <Bands view={view} />
      <div className="mt-auto grid gap-5 p-5 md:p-7">
        <p className="font-medium font-mono text-2xl tracking-[-0.02em] md:text-3xl">{code}</p>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={code} what="HEX">
            Copy<span className="sr-only"> HEX</span>
          </CopyButton>
          <SaveAlone thing={() => ({ color: view.outside?.css ?? code })} />
          <Picker hex={hex} onPick={onPick} />
          <IconButtonLink name="Color page" variant="outline" to={colorPath(hex)}>
            <Icon className="icon-arrow-up-right" />
          </IconButtonLink>
        </div>
      </div>
    </section>
  );
}

/** What the plain sRGB fill of the field does not show: transparency, and colors that only wider screens have. */
function Bands({ view: { outside, clear } }: { view: View }) {
  if (!outside && !clear) return null;
  return (
    <ul className="flex min-h-24 text-xs">
      {outside && (
        <li className="flex flex-1 items-end p-3" style={{ backgroundColor: outside.css }}>
          as your screen shows it
        </li>
      )}
      {clear && (
        <li className="checker flex flex-1 items-end p-3" style={{ "--veil": clear.css } as CSSProperties}>
          <span className="rounded-swatch bg-black px-1.5 py-0.5 text-white">{clear.percent}% opaque</span>
        </li>
      )}
    </ul>
  );
}
