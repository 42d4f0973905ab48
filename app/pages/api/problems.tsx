import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { ApiReference } from "#contract/api.ts";

export function Problems({ problems }: Pick<ApiReference, "problems">) {
  return (
    <div className="grid min-w-0 gap-5">
      <SectionHeading id="errors">Errors</SectionHeading>
      <p className="max-w-[34em] text-ink-2">
        A request succeeds or fails as a whole. Codes never change. The message is for people; the parameter is the one
        to check.
      </p>
      <table className="w-full border-collapse text-left text-sm">
        <thead className="text-ink-2">
          <tr>
            <th scope="col" className="py-2 pr-4 font-normal">
              Status
            </th>
            <th scope="col" className="py-2 font-normal">
              Code and meaning
            </th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ code, status, when }) => (
            <tr key={code} className="border-line border-t align-top">
              <td className="py-2.5 pr-4 font-mono">{status}</td>
              <td className="grid gap-0.5 py-2.5">
                <code className="font-mono">{code}</code>
                <span className="text-ink-2">{when}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
