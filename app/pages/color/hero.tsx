import type { ComponentProps, Ref } from "react";
import { StandaloneSaveButton } from "#app/frame/library/standalone-save-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { filledStyle, swatchStyle } from "#app/ui/swatch-style.ts";
import type { Hex } from "#color/color.ts";
import type { Match } from "./match.ts";

type Props = {
  ref: Ref<HTMLElement>;
  hex: Hex;
  name: Match;
  /** Another name for exactly this color. */
  alsoCalled: string | false | null;
  edit: ComponentProps<typeof Button>;
};

/** Longer names use the smaller of the two large sizes, so that they rarely need more than two lines. */
const LONG_NAME_LENGTH = 14;

/** Clicked swatches grow into it in a view transition. */
export function Hero({ ref, hex, name, alsoCalled, edit }: Props) {
  const size = name.name.length > LONG_NAME_LENGTH ? "" : "xl:text-5xl";
  return (
    <section
      ref={ref}
      aria-label="This color"
      style={swatchStyle(hex)}
      className="swatch inset-ring inset-ring-line mx-2 flex rounded-bench [view-transition-name:color-hero] sm:mx-4"
    >
      <div className="wrap flex min-h-[300px] flex-col justify-end gap-x-10 gap-y-7 pt-12 pb-6 lg:min-h-[280px] lg:flex-row lg:items-end lg:justify-between lg:pb-9">
        <div className="grid gap-2.5">
          <p className="font-mono text-sm">
            {name.deltaE === "0.0" ? "exact name" : `closest curated name, ΔE ${name.deltaE}`}
            {alsoCalled && (
              <>
                , <span className="inline-block">also called {alsoCalled}</span>
              </>
            )}
          </p>
          <h1 className={`text-3xl [overflow-wrap:anywhere] md:text-4xl ${size}`}>
            {name.name}
            <span className="sr-only">{`, ${hex}`}</span>
          </h1>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 lg:flex-col">
          <p className="font-medium font-mono text-2xl tracking-[-0.02em] md:text-3xl">{hex}</p>
          <div className="flex flex-wrap gap-2.5">
            <CopyButton text={hex}>Copy</CopyButton>
            <StandaloneSaveButton savable={() => ({ color: hex, name: name.name })} />
            <Button variant="filled" style={filledStyle(hex)} {...edit} className="noscript:hidden">
              <Icon className="icon-sliders-horizontal" />
              Edit
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
