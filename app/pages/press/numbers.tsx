type Props = { numbers: readonly { count: string; what: string }[]; since: string; host: string };

export function Numbers({ numbers, since, host }: Props) {
  const rows = [
    ["Address", host],
    ["Since", since],
    ["Price", "Free, without an account; Pro at $3.10 a month"],
    ["License", "MIT, for the whole source"],
  ];
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-8 sm:grid-cols-3">
        {numbers.map(({ count, what }) => (
          <div key={what} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-ink-2 text-sm">{what}</dt>
            <dd className="font-semibold text-2xl tabular-nums tracking-[-0.03em]">{count}</dd>
          </div>
        ))}
      </dl>
      <dl className="self-start text-sm">
        {rows.map(([term, text]) => (
          <div key={term} className="grid grid-cols-[88px_minmax(0,1fr)] gap-4 border-line border-t py-2.5">
            <dt className="text-ink-2">{term}</dt>
            <dd className="[overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
