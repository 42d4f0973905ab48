import { type FormEvent, useState } from "react";
import { fetchWithRetry } from "#app/retry-fetch.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input, Textarea } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { capitalize } from "#color/text/capitalize.ts";
import type { ApiEndpoint, ApiParameter } from "#contract/api.ts";
import { TRY_PATH, writeAddress } from "#contract/api-addresses.ts";

const LONG_ROWS = 4;

export type Answer = Pick<ApiEndpoint, "address" | "answer">;

type Props = { endpoint: ApiEndpoint; onAnswer: (answer: Answer) => void };

/** Without JavaScript, the browser opens the response itself. */
export function TryForm({ endpoint: { path, title, parameters }, onAnswer }: Props) {
  const [status, setStatus] = useState("");
  const [isBusy, setBusy] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { action } = event.currentTarget;
    const fields = new FormData(event.currentTarget) as unknown as Record<string, string>;
    setBusy(true);
    try {
      const response = await fetchWithRetry(`${action}?${new URLSearchParams(fields)}`);
      const { pathname, searchParams } = new URL(response.url);
      onAnswer({ address: writeAddress(pathname, searchParams), answer: await response.text() });
      setStatus(
        response.ok ? `Status ${response.status}` : `Status ${response.status}. The response says what is wrong.`,
      );
    } catch {
      setStatus("No response. Check your connection and try again.");
    }
    setBusy(false);
  };

  return (
    <form
      method="get"
      action={TRY_PATH + anchorOf(path)}
      aria-label={`Try ${title}`}
      onSubmit={send}
      className="grid gap-3.5"
    >
      {parameters.map((parameter) => (
        <Field
          key={parameter.name}
          label={<span className="font-mono">{parameter.name}</span>}
          aside={parameter.fallback === null ? "Required" : `Default: ${parameter.fallback}`}
          hint={explain(parameter)}
          className="border-line border-b pb-3.5"
        >
          <Control parameter={parameter} />
        </Field>
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" isBusy={isBusy}>
          Send
          <span className="sr-only">{` the ${title} request`}</span>
        </Button>
        <p role="status" className="text-ink-2 text-sm">
          {status}
        </p>
      </div>
    </form>
  );
}

function explain({ text, takes, isList }: ApiParameter) {
  if (takes === "a color") return text; // the text says this as well
  return `${text} ${capitalize(takes)}${isList ? ", one per line" : ""}.`;
}

/** A native control for the parameter's type, filled in with the example. */
function Control({ parameter }: { parameter: ApiParameter }) {
  const { name, choices, range, isList, isLong, fallback, example } = parameter;
  const shared = { name, defaultValue: example, required: fallback === null, autoComplete: "off" };
  if (choices) {
    return (
      <Select {...shared} defaultValue={example || (fallback ?? "")}>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
    );
  }
  if (range) {
    const { least, most, isWhole } = range;
    const step = isWhole ? 1 : "any";
    return <Input {...shared} type="number" min={least} max={most} step={step} placeholder={fallback ?? ""} isMono />;
  }
  const text = { ...shared, spellCheck: false, autoCapitalize: "none", placeholder: fallback ?? "", isMono: true };
  if (!isList && !isLong) return <Input {...text} />;
  return <Textarea {...text} rows={isLong ? LONG_ROWS : example.split("\n").length} />;
}

/** The fragment of an endpoint: "convert" for "/api/convert". */
export function anchorOf(path: string) {
  return path.slice(path.lastIndexOf("/") + 1);
}
