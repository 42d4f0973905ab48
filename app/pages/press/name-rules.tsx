import { Icon } from "#app/ui/icon.tsx";
import { pressNames } from "#content/press.ts";

export function NameRules() {
  const { right, wrong, text } = pressNames;
  return (
    <div className="grid gap-6">
      <p className="max-w-[34em] text-ink-2">{text}</p>
      <ul aria-label="Ways to write it" className="flex flex-wrap items-baseline gap-x-8 gap-y-4">
        {right.map((name) => (
          <li key={name} className="flex items-center gap-2 font-semibold text-2xl tracking-[-0.02em] md:text-3xl">
            <Icon className="icon-check size-6 text-ok" />
            <span className="sr-only">Right: </span>
            {name}
          </li>
        ))}
        {wrong.map((name) => (
          <li key={name} className="flex items-center gap-1.5 text-ink-2 text-lg">
            <Icon className="icon-x text-bad" />
            <span className="sr-only">Wrong: </span>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
