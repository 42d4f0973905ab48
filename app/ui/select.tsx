import type { ChangeEvent, ComponentProps } from "react";
import { useFieldWiring } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { useEarlyChoice } from "./use-early.ts";

export function Select({ className = "", ...rest }: ComponentProps<"select">) {
  const { value, onChange } = rest;
  const select = useEarlyChoice<HTMLSelectElement>(String(value), (early) => {
    const list = select.current;
    if (value === undefined || !list) return;
    list.value = early;
    // Not by an event: React would apply it at once, which can remove a field whose choice isn't taken yet.
    onChange?.({ target: list, currentTarget: list } as ChangeEvent<HTMLSelectElement>);
  });
  return (
    <div className={`field-well relative ${className}`}>
      <select
        data-control
        {...useFieldWiring()}
        {...rest}
        ref={select}
        className="field-control cursor-pointer appearance-none rounded-control pr-10 pl-3.5 pointer-coarse:text-base text-base [&>option]:bg-sheet"
      />
      <Icon className="icon-chevron-down pointer-events-none absolute right-3 text-ink-2" />
    </div>
  );
}

type OptionsProps = { of: readonly (readonly [value: string | number, text: string])[] };

export function Options({ of }: OptionsProps) {
  return of.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}
