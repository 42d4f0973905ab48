import { useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { translucentStyle } from "#app/ui/swatch-style.ts";
import type { ImportedPalette, UnreadRow } from "#color/import/imported.ts";
import { printHex } from "#color/text/print.ts";
import { printCount } from "#color/words/count.ts";
import { ChoiceList, useChosen } from "./choice-list.tsx";
import { type Fit, type ImportAction, takeChoices, type Unit, unitsBeyond } from "./choices.ts";
import { describeFound, describeUnread } from "./describe-import.ts";
import { ImportSource } from "./import-source.tsx";
import { noteNames } from "./note-names.ts";
import { PICTURE_NOTE } from "./picture-note.tsx";
import { type ImportResult, readImportFile, readImportText } from "./read-import.ts";

type Reading = { readonly result: ImportResult; readonly units: readonly Unit[] | null };

export type Brought = { readonly imported: ImportedPalette; readonly units: readonly Unit[] };

type Props = {
  onPalette: (imported: ImportedPalette, action: ImportAction) => void;
  canAdd: boolean;
  fit?: Fit | undefined;
  onImage?: ((file: File) => void) | undefined;
  /** An import that has already been read and does not fit. */
  brought?: Brought | undefined;
  onClose: () => void;
};

/** Shows the colors before anything is replaced. */
export function ImportDialog(props: Props) {
  const { onPalette, canAdd, fit, onClose } = props;
  const { result, units, readText, readFile } = useReading(props);
  const imported = result?.kind === "found" ? result.imported : null;
  const chosen = useChosen(imported, units, fit?.most ?? 0);
  const take = (action: ImportAction) => {
    if (!imported) return;
    onClose();
    noteNames(imported);
    onPalette(units ? takeChoices(imported, chosen.chosen) : imported, action);
  };
  const canTake = (most = 0) =>
    imported !== null && (!units || (chosen.chosen.length > 0 && chosen.chosen.length <= most));
  return (
    <Dialog onClose={onClose} title="Import" subtitle="Colors from code, a file or another site." width={650}>
      <div className="grid gap-6">
        <ImportSource onText={readText} onFile={readFile} error={errorOf(result)} />
        {/* Rendered from the start, because only changes are announced; announcing every color would be too much. */}
        <p role="status" className="sr-only">
          {imported && [describeFound(imported), describeUnread(imported)].filter(Boolean).join(". ")}
        </p>
        {imported && !units && <FoundStrip imported={imported} />}
        {imported && units && fit && <ChoiceList {...{ imported, chosen, fit }} />}
        {imported && <UnreadList imported={imported} />}
        <div className="flex flex-wrap gap-2.5">
          <Button
            variant="brand"
            isDisabled={!canTake(fit?.most)}
            onClick={() => take("replace")}
            className="max-sm:flex-1"
          >
            {canAdd ? "Replace" : "Use these colors"}
          </Button>
          {canAdd && (
            <Button isDisabled={!canTake(fit?.room ?? fit?.most)} onClick={() => take("add")} className="max-sm:flex-1">
              Add
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** The latest import; results of older ones are dropped. */
function useReading({ fit, onImage, brought, onClose }: Props) {
  const [reading, setReading] = useState<Reading | null>(
    brought ? { result: { kind: "found", imported: brought.imported }, units: brought.units } : null,
  );
  const newest = useRef(0);
  const show = async (read: () => ImportResult | Promise<ImportResult>) => {
    const turn = ++newest.current;
    const next = await measured(await read(), fit);
    if (turn !== newest.current) return;
    const { result } = next;
    if (result.kind !== "image" || !onImage) return setReading(next);
    onClose();
    onImage(result.file);
  };
  const readText = (text: string) => {
    if (text.trim() !== "") return void show(() => readImportText(text));
    newest.current++;
    setReading(null);
  };
  const readFile = (file: File) => void show(() => readImportFile(file));
  return { result: reading?.result ?? null, units: reading?.units ?? null, readText, readFile };
}

/** Never rejects. */
async function measured(result: ImportResult, fit: Fit | undefined): Promise<Reading> {
  if (result.kind !== "found") return { result, units: null };
  try {
    return { result, units: await unitsBeyond(result.imported, fit) };
  } catch {
    const text = "Part of the import could not be loaded. Check your connection and try again.";
    return { result: { kind: "problem", text }, units: null };
  }
}

function errorOf(result: ImportResult | null) {
  if (result?.kind === "image") return PICTURE_NOTE;
  return result?.kind === "problem" ? `${result.text} ${result.hint ?? ""}`.trim() : undefined;
}

const MAX_SHOWN = 120;

function FoundStrip({ imported }: { imported: ImportedPalette }) {
  const swatches = imported.groups.flatMap((group) => group.swatches);
  const shown = swatches.slice(0, MAX_SHOWN);
  return (
    <div className="grid gap-2">
      <p className="font-[550] text-sm">{describeFound(imported)}</p>
      <div
        role="img"
        aria-label={shown.map(({ name, color }) => name ?? printHex(color)).join(", ")}
        className="joined grid auto-rows-[2.5rem] grid-cols-[repeat(auto-fit,minmax(1.5rem,1fr))]"
      >
        {shown.map(({ color }, place) => (
          <span key={place} className="swatch checker -mr-px" style={translucentStyle(printHex(color), color.alpha)} />
        ))}
      </div>
      {swatches.length > MAX_SHOWN && <p className="text-ink-2 text-xs">The first {MAX_SHOWN} are shown.</p>}
    </div>
  );
}

const SHOWN_AT_ONCE = 3;

function UnreadList({ imported }: { imported: ImportedPalette }) {
  const { rows, count } = imported.unread ?? { rows: [], count: 0 };
  if (count === 0) return null;
  const more = rows.slice(SHOWN_AT_ONCE);
  return (
    <section className="grid gap-2 rounded-control bg-well px-4 py-3 text-sm">
      <h3 className="font-[550]">{describeUnread(imported)}</h3>
      <Rows rows={rows.slice(0, SHOWN_AT_ONCE)} />
      {more.length > 0 && (
        <details>
          <summary className="min-h-8 w-max cursor-pointer pointer-coarse:py-2.5">
            {count > rows.length ? `Show the next ${more.length} of ${printCount(count)}` : `Show ${more.length} more`}
          </summary>
          <div className="mt-1">
            <Rows rows={more} />
          </div>
        </details>
      )}
    </section>
  );
}

function Rows({ rows }: { rows: readonly UnreadRow[] }) {
  return (
    <ul className="grid gap-1.5">
      {rows.map(({ where, text, reason }, place) => (
        <li key={place} className="grid min-w-0">
          <span className="truncate">
            <bdi>{where}</bdi>
            {text && (
              <>
                {": "}
                <bdi className="font-mono text-xs">{text}</bdi>
              </>
            )}
          </span>
          <span className="text-ink-2 text-xs">{reason}</span>
        </li>
      ))}
    </ul>
  );
}
