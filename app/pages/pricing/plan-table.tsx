import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import { PLAN_ROWS, type PlanRow } from "./plans.ts";

const CELL = "py-2.5 pr-3 align-top max-sm:text-sm";

/** Free and Pro beside each other, line by line. */
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
        {PLAN_ROWS.map(({ title, rows }) => (
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
