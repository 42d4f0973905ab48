import { useId } from "react";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { useEarlyText } from "#app/ui/use-early.ts";
import { FORMAT_NAMES } from "#color/text/format-names.ts";
import { ROWS, type Row } from "./model.ts";
import type { Controls } from "./use-converter.ts";

type Props = { controls: Controls; className?: string };

/** The row the user types in updates the others. */
export function FormatTable({ controls, className }: Props) {
  return (
    <ul role="list" aria-label="Every format" className={className}>
      {ROWS.map((format, index) => (
        <ColorInputRow key={format} format={format} printed={controls.view.rows[index] ?? ""} controls={controls} />
      ))}
    </ul>
  );
}

type RowProps = { format: Row; printed: string; controls: Controls };

/** One format: name, editable value, copy button. Each row is its own form, so that Enter works without JavaScript. */
function ColorInputRow({ format, printed, controls: { path, onSubmit, wire } }: RowProps) {
  const { error, onEarlyText, ...wiring } = wire(format, printed);
  const name = FORMAT_NAMES[format];
  const note = format === "cmyk" ? "formula, no print profile" : "";
  const input = useEarlyText(wiring.value, onEarlyText);
  const id = useId();
  const noteId = `${id}note`;
  const errorId = `${id}error`;
  const describedBy = [note && noteId, error && errorId].filter(Boolean).join(" ") || undefined;
  return (
    <li className="break-inside-avoid border-line border-t">
      <form
        action={path}
        onSubmit={onSubmit}
        className="grid grid-cols-[1fr_auto] items-center gap-x-1 sm:grid-cols-[74px_1fr_auto]"
      >
        <label htmlFor={id} className="font-mono text-ink-2 text-xs max-sm:pt-1">
          {name}
          {note && (
            <span aria-hidden className="ml-2 font-sans sm:hidden">
              {note}
            </span>
          )}
        </label>
        <div className="flex min-w-0 items-center max-sm:col-span-2 max-sm:row-start-2 max-sm:-mx-2.5 max-sm:-mt-2">
          <input
            {...wiring}
            ref={input}
            id={id}
            name={format}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="min-h-10 w-full min-w-0 rounded-swatch border border-transparent bg-transparent px-2.5 font-mono pointer-coarse:text-base text-sm transition-[background-color] hover:bg-well focus:bg-well focus-visible:outline-2 focus-visible:outline-ink focus-visible:outline-offset-0 aria-invalid:border-bad sm:min-h-11"
          />
          {note && (
            <span id={noteId} className="shrink-0 px-2 text-ink-2 text-xs max-sm:sr-only">
              {note}
            </span>
          )}
        </div>
        <CopyButton text={printed} what={name} size="sm" className="text-ink-2 max-sm:z-10 max-sm:-mr-2" />
        <p
          id={errorId}
          aria-live="polite"
          className="pb-2.5 text-bad text-xs empty:pb-0 max-sm:col-span-2 sm:col-span-2 sm:col-start-2 sm:px-2.5"
        >
          {error}
        </p>
      </form>
    </li>
  );
}
