import type { ApiParameter } from "#contract/api.ts";

export function ParameterList({ parameters }: { parameters: readonly ApiParameter[] }) {
  return (
    <dl>
      {parameters.map(({ name, takes, text, fallback, isRequired }) => (
        <div key={name} className="grid gap-x-5 gap-y-0.5 border-line border-t py-3 sm:grid-cols-[108px_minmax(0,1fr)]">
          <dt className="font-medium font-mono text-sm">{name}</dt>
          <dd className="grid gap-1 text-sm">
            <span>{text}</span>
            <span className="text-ink-2">
              {startsUpper(takes)}. {isRequired ? "Required." : `Default: ${fallback}.`}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function startsUpper(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
