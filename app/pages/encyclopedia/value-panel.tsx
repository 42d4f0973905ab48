import { ButtonLink } from "#app/ui/button.tsx";
import { ColorBand } from "#app/ui/color-band.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { filledStyle, swatchStyle } from "#app/ui/swatch-style.ts";
import { colorPath } from "#contract/color-path.ts";
import type { AskedValue } from "./ask-value.ts";

/** The requested color and the names around it, each shown next to it so the difference is visible. */
export function ValuePanel({ value, heading }: { value: AskedValue; heading: string }) {
  const { hex, words, loss, common, nearest } = value;
  const exact = nearest.find(({ name, difference }) => difference === "0" && name !== common.name);
  return (
    <section className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div
        style={swatchStyle(hex)}
        className="swatch inset-ring inset-ring-line flex min-h-72 flex-col justify-between gap-8 rounded-bench p-6 md:p-8"
      >
        <p className="font-mono text-sm">{words}</p>
        <div className="grid gap-5">
          <div className="grid gap-1.5">
            <p className="font-medium font-mono text-2xl tracking-[-0.02em] md:text-3xl">{hex}</p>
            <p>
              {common.difference === "0" ? "Its name is" : "The closest curated name is"} {common.name}
              {common.difference !== "0" && `, ΔE ${common.difference}`}.{exact && ` It's also called ${exact.name}.`}
            </p>
            {loss && <p className="text-sm">{loss}</p>}
          </div>
          <div className="flex flex-wrap gap-2.5">
            <ButtonLink variant="filled" style={filledStyle(hex)} href={colorPath(hex)}>
              Open {hex}
              <Icon className="icon-arrow-right" />
            </ButtonLink>
            <CopyButton text={hex}>Copy</CopyButton>
          </div>
        </div>
      </div>
      <div className="grid content-start gap-4">
        <SectionHeading aside="ΔE 2000">{heading}</SectionHeading>
        <ol role="list" aria-label={heading}>
          {nearest.map((near) => (
            <NearName key={near.name} hex={hex} near={near} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function NearName({ hex, near }: { hex: string; near: AskedValue["nearest"][number] }) {
  return (
    <li className="border-line border-t">
      <a
        href={colorPath(near.hex)}
        className="group grid min-h-[47px] grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 py-1.5 text-sm focus-visible:-outline-offset-2 sm:grid-cols-[auto_minmax(0,1fr)_auto_13rem]"
      >
        <ColorBand colors={[hex, near.hex]} className="inset-ring inset-ring-line h-[26px] w-[52px] rounded-swatch" />
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-medium group-hover:underline">{near.name}</span>
          <span className="font-mono text-ink-2 text-xs">{near.hex}</span>
        </span>
        <span className="font-mono text-xs">
          <span className="sr-only">ΔE </span>
          {near.difference}
        </span>
        <span className="text-ink-2 max-sm:sr-only">{near.verdict}</span>
      </a>
    </li>
  );
}
