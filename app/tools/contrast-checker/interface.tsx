import { print } from "#color/text/print.ts";
import { familyOf, sampleStyle } from "./sample-style.ts";
import type { State } from "./state.ts";

/** A paragraph as it would stand on a page. */
export function Interface({ state: { text, background, roles, isUnderlined, sample } }: { state: State }) {
  const link = { color: print(roles.link, "rgb") };
  const line = isUnderlined ? "underline underline-offset-2" : "";
  return (
    <div
      aria-hidden
      data-specimen
      className="checker swatch flex min-h-[280px] flex-col justify-center gap-5 p-6 md:p-10"
      style={{ "--veil": print(background, "rgb"), color: print(text, "rgb") } as React.CSSProperties}
    >
      <p
        className="max-w-[14em] text-balance font-semibold text-2xl tracking-[-0.02em] [overflow-wrap:anywhere]"
        style={familyOf(sample.font)}
      >
        {sample.text}
      </p>
      <p className="max-w-[34em]" style={sampleStyle(sample)}>
        A paragraph that holds{" "}
        <span className={line} style={link}>
          a link
        </span>
        , one{" "}
        <span className="underline underline-offset-2" style={{ color: print(roles.hover, "rgb") }}>
          under the pointer
        </span>{" "}
        and one{" "}
        <span
          className={`rounded-[3px] outline-2 outline-offset-2 [box-decoration-break:clone] ${line}`}
          style={{ ...link, outlineColor: print(roles.focus, "rgb") }}
        >
          with the focus
        </span>
        . All three have to be found by people who do not see colors as you do.
      </p>
    </div>
  );
}
