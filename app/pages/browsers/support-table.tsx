import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { Row } from "./read-support.ts";

type Props = {
  /** Describes the table to screen readers. */
  label: string;
  /** Heading of the first column. */
  what: string;
  browsers: readonly string[];
  rows: readonly Row[];
  /** The meaning of the signs, for screen readers. */
  words: { yes: string; no: string };
};

const CELL = "py-3 align-top";

export function SupportTable({ label, what, browsers, rows, words }: Props) {
  return (
    <table aria-label={label} className="w-full border-collapse text-left sm:table-fixed">
      <colgroup>
        <col />
        {browsers.map((browser) => (
          <col key={browser} className="sm:w-[7rem]" />
        ))}
      </colgroup>
      <thead>
        <tr className="border-line-2 border-b text-xs sm:text-sm">
          {[what, ...browsers].map((heading, place) => (
            <th
              key={heading}
              scope="col"
              className={`py-2.5 font-semibold ${place === 0 ? "pr-4" : "px-1 text-center"}`}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, text, to, passed }) => (
          <tr key={title} className="border-line border-t">
            <th scope="row" className={`${CELL} pr-4 font-[550] max-sm:text-sm`}>
              {to ? <TextLink href={to}>{title}</TextLink> : title}
              {text && <p className="mt-0.5 max-w-[44em] font-normal text-ink-2 text-sm max-sm:text-xs">{text}</p>}
            </th>
            {browsers.map((browser) => (
              <td key={browser} className={`${CELL} px-1`}>
                <Answer isYes={passed.includes(browser)} words={words} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Answer({ isYes, words }: { isYes: boolean; words: Props["words"] }) {
  return (
    <>
      <span className="grid h-[1.55em] place-items-center">
        <Icon className={isYes ? "icon-check text-ok" : "icon-minus text-ink-3"} />
      </span>
      <span className="sr-only">{isYes ? words.yes : words.no}</span>
    </>
  );
}
