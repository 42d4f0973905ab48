import { Button } from "#app/ui/button.tsx";
import { Field, useFieldWiring } from "#app/ui/field.tsx";
import { useEarlyText } from "#app/ui/use-early-text.ts";
import { WELL } from "#app/ui/well-style.ts";
import type { Controls } from "./use-converter.ts";

type Props = { label: string; aside: string; printed: string; controls: Controls };

/** The large input of the bench: a form of its own that the server answers where there is no JavaScript. */
export function MainInput({ label, aside, printed, controls: { path, onSubmit, wire } }: Props) {
  const wiring = wire("main", printed);
  return (
    <form action={path} onSubmit={onSubmit} className="flex items-end gap-2.5">
      <Field label={label} aside={aside} error={wiring.error} className="flex-1">
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

function LargeInput({ wiring: { onEarlyText, error, ...wiring } }: { wiring: ReturnType<Controls["wire"]> }) {
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
