import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field, useFieldWiring } from "#app/ui/field.tsx";
import { useEarlyText } from "#app/ui/use-early-text.ts";
import { WELL } from "#app/ui/well-style.ts";
import type { Controls, FieldWiring } from "./use-converter.ts";

type Props = {
  label: ReactNode;
  aside?: ReactNode;
  path: string;
  error: ReactNode;
  wiring: FieldWiring;
  onSubmit: Controls["onSubmit"];
};

/** The large input of the bench: a form of its own that the server answers where there is no JavaScript. */
export function MainInput({ label, aside, path, error, wiring, onSubmit }: Props) {
  return (
    <form action={path} onSubmit={onSubmit} className="flex items-end gap-2.5">
      <Field label={label} aside={aside} error={error} className="flex-1">
        <LargeInput wiring={wiring} />
      </Field>
      <span className="noscript:block hidden">
        <Button type="submit" variant="primary" size="lg" className="min-h-15">
          Convert
        </Button>
      </span>
    </form>
  );
}

function LargeInput({ wiring: { onEarlyText, ...wiring } }: Pick<Props, "wiring">) {
  const input = useEarlyText(wiring.value, onEarlyText);
  return (
    <div className={`${WELL} min-h-15 px-4.5`}>
      <input
        ref={input}
        data-control
        name="c"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...useFieldWiring()}
        {...wiring}
        className="min-w-0 flex-1 bg-transparent py-2 font-mono text-lg outline-none md:text-xl"
      />
    </div>
  );
}
