import { useEffectEvent, useRef, useState } from "react";
import { MAX_NOTES_CHARACTERS } from "#app/frame/library/clean.ts";
import { changeProject } from "#app/frame/library/library.ts";
import type { SavedProject } from "#app/frame/library/library-data.ts";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { useTimer } from "#app/ui/use-timer.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";

const PAUSE_MS = 800;

/** Notes keep themselves: after a pause, and when the field or the page is left. */
export function NotesField({ project: { id, notes } }: { project: SavedProject }) {
  const [draft, setDraft] = useState<string | null>(null);
  const latest = useRef<string | null>(null);
  const timer = useTimer();
  const keep = () => {
    timer.stop();
    if (latest.current !== null) changeProject(id, { notes: latest.current });
    latest.current = null;
  };
  const keepNow = useEffectEvent(keep);
  useWindowEvent("pagehide", keep);
  useOnMount(() => () => keepNow());
  const type = (text: string) => {
    setDraft(text);
    latest.current = text;
    timer.start(keep, PAUSE_MS);
  };
  return (
    <Field label="Notes" aside={draft !== null && draft === notes && "Saved"} className="max-w-[46em]">
      <Textarea
        value={draft ?? notes}
        rows={4}
        maxLength={MAX_NOTES_CHARACTERS}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          keep();
          setDraft(null);
        }}
        placeholder="What the colors are for, who decides, where they are used"
      />
    </Field>
  );
}
