import { late } from "#app/late/late.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Input } from "#app/ui/input.tsx";
import { useEarlyText } from "#app/ui/use-early-text.ts";

const SearchKey = late(async () => (await import("./search-key.tsx")).SearchKey, null, { isIdle: true });

/** Finds palettes by their own name, their kind, and the names and codes of their colors. */
export function SearchField({ value, onType }: { value: string; onType: (text: string) => void }) {
  const field = useEarlyText(value, onType);
  return (
    <Field label="Search" className="col-span-2 lg:min-w-56 lg:flex-1">
      <Input
        ref={field}
        type="search"
        name="q"
        value={value}
        onChange={({ target }) => onType(target.value)}
        placeholder="Name, category or hex"
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        prefix={<Icon className="icon-search" />}
      />
      <SearchKey field={field} />
    </Field>
  );
}
