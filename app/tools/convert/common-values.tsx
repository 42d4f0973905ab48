import { Link } from "react-router";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { colorPath } from "#contract/color-path.ts";
import type { CommonColor } from "./common-colors.ts";

type Props = { fromName: string; toName: string; colors: readonly CommonColor[] };

/** Well-known colors in both formats, each with a page of its own. */
export function CommonValues({ fromName, toName, colors }: Props) {
  return (
    <section aria-labelledby="common" className="grid gap-5">
      <SectionHeading id="common">Common values</SectionHeading>
      <table className="w-full text-left">
        <thead>
          <tr className="text-ink-2 text-xs">
            <th scope="col" className="py-2 pr-4 font-normal">
              Color
            </th>
            <th scope="col" className="py-2 font-mono font-normal sm:pr-4">
              {fromName}
              <span className="sm:hidden"> and {toName}</span>
            </th>
            <th scope="col" className="py-2 font-mono font-normal max-sm:hidden">
              {toName}
            </th>
          </tr>
        </thead>
        <tbody className="font-mono text-sm">
          {colors.map(({ name, hex, input, output }) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className="font-normal font-sans">
                <Link
                  to={colorPath(hex)}
                  className="flex min-h-11 items-center gap-3 rounded-swatch pr-4 capitalize hover:underline"
                >
                  <span
                    aria-hidden
                    className="swatch inset-ring inset-ring-line size-6 shrink-0 rounded-swatch"
                    style={{ backgroundColor: hex }}
                  />
                  {name}
                </Link>
              </th>
              <td className="py-2 sm:pr-4">
                <p>{input}</p>
                {/* Both do not fit beside each other on a phone. */}
                <p className="text-ink-2 sm:hidden">{output}</p>
              </td>
              <td className="max-sm:hidden">{output}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
