import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { FREE_LIMITS } from "#content/pro-features.ts";
import { TOOL_COUNT } from "#content/tools.ts";

/** Booleans are shown as a sign and a word. */
type Cell = boolean | string;
type PlanRow = { readonly what: string; readonly free: Cell; readonly pro: Cell };

const UNLIMITED = "Unlimited";

/** What both plans include comes first: it is most of the site. */
export const PLAN_ROWS: Readonly<Record<string, readonly PlanRow[]>> = {
  Tools: [
    { what: `All ${TOOL_COUNT} tools, without an account`, free: true, pro: true },
    { what: "Copying colors in every format", free: true, pro: true },
    { what: "Contrast by WCAG and APCA, with fixes", free: true, pro: true },
    { what: "Converter, color pages and names", free: true, pro: true },
    { what: "Palettes of up to 12 colors, with locks and rules", free: true, pro: true },
    { what: "Palette variations", free: "Preview only", pro: "Apply, copy, save" },
    { what: "Colors in a gradient", free: "2", pro: "Up to 12" },
    { what: "Color Visualizer", free: false, pro: "Soon" },
  ],
  Export: [
    { what: "Every file format, from CSS to ASE and Procreate", free: true, pro: true },
    { what: "Values of many colors in a file", free: "HEX", pro: "HEX, RGB, HSL, LAB, LCH, OKLAB, OKLCH, Display P3" },
    { what: "Color API, and shared palette links for builds", free: true, pro: true },
  ],
  Library: [
    { what: "Colors in your account", free: String(FREE_LIMITS.colors), pro: UNLIMITED },
    { what: "Palettes in your account", free: String(FREE_LIMITS.palettes), pro: UNLIMITED },
    { what: "Projects in your account", free: String(FREE_LIMITS.projects), pro: UNLIMITED },
    { what: "Sync across devices, and a full export", free: true, pro: true },
  ],
  Ads: [{ what: "Pages without ads", free: false, pro: true }],
};

const CELL = "py-2.5 pr-3 align-top max-sm:text-sm";

export function PlanTable() {
  return (
    <Section id="compare" title="Free and Pro" aside="what's free stays free" className="gap-7">
      <table className="w-full table-fixed border-collapse text-left">
        <colgroup>
          <col className="w-[46%] md:w-1/2" />
          <col />
          <col />
        </colgroup>
        <thead>
          <tr className="border-line-2 border-b">
            <td />
            <th scope="col" className={`${CELL} font-semibold text-lg`}>
              Free
            </th>
            <th scope="col" className={`${CELL} font-semibold text-lg`}>
              Pro
            </th>
          </tr>
        </thead>
        {Object.entries(PLAN_ROWS).map(([title, rows]) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={3} className="pt-7 pb-1.5 font-medium text-ink-2 text-sm">
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <Line key={row.what} {...row} />
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}

function Line({ what, free, pro }: PlanRow) {
  return (
    <tr className="border-line border-t">
      <th scope="row" className={`${CELL} font-normal`}>
        {what}
      </th>
      {[free, pro].map((value, place) => (
        <td key={["free", "pro"][place]} className={`${CELL} ${place === 0 ? "text-ink-2" : ""}`}>
          {typeof value === "string" ? (
            value
          ) : (
            <>
              <span className="grid h-[1.55em] items-center">
                <Icon className={value ? "icon-check text-ok" : "icon-minus text-ink-3"} />
              </span>
              <span className="sr-only">{value ? "Yes" : "No"}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
