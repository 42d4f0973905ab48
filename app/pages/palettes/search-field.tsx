import { Search } from "lucide-react";
import { useIdlePart } from "#app/frame/use-idle-part.ts";
import { Field } from "#app/ui/field.tsx";
import { ICON } from "#app/ui/icon.ts";
import { Input } from "#app/ui/input.tsx";
import { useEarlyText } from "#app/ui/use-early-text.ts";

/** Finds palettes by their own name, their kind, and the names and codes of their colors. */
export function SearchField({ value, onType }: { value: string; onType: (text: string) => void }) {
  const field = useEarlyText(value, onType);
  const SearchKey = useIdlePart(loadSearchKey);
  return (
    <Field label="Search" className="col-span-2 lg:min-w-56 lg:flex-1">
      <Input
        ref={field}
        type="search"
        name="q"
        value={value}
        onChange={({ target }) => onType(target.value)}
        placeholder="A name, a kind, a hex code"
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        prefix={<Search {...ICON} />}
      />
      {SearchKey && <SearchKey field={field} />}
    </Field>
  );
}

async function loadSearchKey() {
  return (await import("./search-key.tsx")).SearchKey;
}
