import { useRef, useState } from "react";
import { isPastedIntoPage } from "#app/frame/import/is-pasted-into-page.ts";
import { firstOf, pastedFile } from "#app/frame/import/pasted-file.ts";
import { useFileDrop } from "#app/frame/import/use-file-drop.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FileButton } from "#app/ui/file-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { showToast, toastStore } from "#app/ui/toast-store.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import { keptText } from "./kept-text.ts";
import { keepLineBreaks } from "./line-breaks.ts";
import { readTextFile } from "./text-file.ts";

const EXAMPLE_TEXT = `:root {
  --brand: #DC3522;
  --brand-soft: rgba(220, 53, 34, 0.12);
  --ink: hsl(30, 9%, 10%);
  --paper: #fbf9f7;
}

.button {
  color: white;
  background: linear-gradient(90deg, #DB073D, #DBA507 60%);
  border: 1px solid #0d698680; /* teal at half strength */
}

@media (prefers-color-scheme: dark) {
  :root {
    --paper: hsl(30deg 8% 8%);
  }
}
`;

type Props = {
  loadedText: string;
  /** `fileName` is undefined for typed text, null for text without a name. */
  onText: (text: string, fileName?: string | null) => void;
};

const ACCEPTED =
  "text/*,.css,.scss,.sass,.less,.json,.js,.mjs,.ts,.tsx,.jsx,.vue,.svelte,.html,.svg,.xml,.yml,.yaml,.toml,.md,.txt,.csv";

/** The text input: typed, pasted, chosen or dropped. */
export function TextSource(props: Props) {
  const { area, error, type, fill, takeFiles } = useSource(props);
  const isOver = useFileDrop((file) => void takeFiles([file]));
  return (
    <div className="grid content-start gap-3 p-5 md:p-7">
      <Field
        label="Your text"
        error={error}
        hint={
          <>
            CSS, SCSS, JSON or a list. <span className="noscript:hidden">It stays in your browser.</span>
          </>
        }
      >
        <Textarea
          ref={area}
          name="t"
          rows={18}
          isMono
          wrap="off"
          spellCheck={false}
          autoCapitalize="none"
          defaultValue={props.loadedText}
          placeholder="Paste here, or drop a file"
          onInput={({ currentTarget: { value } }) => type(value)}
          className={isOver ? "outline-2 outline-ink" : ""}
        />
      </Field>
      <div className="flex noscript:hidden flex-wrap gap-2.5">
        <FileButton accept={ACCEPTED} size="sm" onFiles={takeFiles} className="relative">
          <Icon className="icon-file-up" />
          Choose a file
        </FileButton>
        <Button size="sm" onClick={() => fill(EXAMPLE_TEXT, null)}>
          Try an example
        </Button>
      </div>
    </div>
  );
}

/** A textarea turns every line break into "\n". */
function shownIn(text: string) {
  return text.replace(/\r\n?/g, "\n");
}

/** `area` shows the text with other line breaks. */
function useSource({ loadedText, onText }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const text = useRef(loadedText);
  /** The notification that offers to undo a replacement, until the next change, which Undo would lose. */
  const offer = useRef(0);
  const [error, setError] = useState<string>();

  const begin = () => {
    setError(undefined);
    toastStore.dismiss(offer.current);
  };
  const type = (value: string) => {
    begin();
    text.current = keepLineBreaks(text.current, value);
    onText(text.current);
  };
  const fill = (next: string, fileName: string | null) => {
    begin();
    text.current = next;
    if (area.current) area.current.value = next;
    onText(next, fileName);
  };
  const takeFiles = async (files: Iterable<File>) => {
    const file = firstOf(files);
    if (!file) return;
    const read = await readTextFile(file);
    if (typeof read === "string") setError(`${read} The text below hasn't changed.`);
    else fill(read.text, read.name);
  };
  /** Unlike a file, a paste outside the field may be an accident. */
  const replace = (pasted: string) => {
    const before = text.current;
    const { fileName = null } = keptText.get() ?? {};
    fill(pasted, null);
    if (before === "") return;
    const undo = () => fill(before, fileName);
    const action = { label: "Undo", onSelect: undo };
    offer.current = showToast({ type: "info", title: "Your text was replaced", action });
  };
  useWindowEvent("paste", (event) => {
    if (!isPastedIntoPage(event)) return;
    const file = pastedFile(event.clipboardData);
    const pasted = event.clipboardData?.getData("text") ?? "";
    if (file) void takeFiles([file]);
    else if (pasted.trim() !== "") replace(pasted);
  });
  useOnMount(() => {
    const value = area.current?.value ?? "";
    const kept = keptText.get();
    if (kept && [loadedText, value].every((shown) => shown === "" || shown === shownIn(kept.source)))
      fill(kept.source, kept.fileName);
    // Typed before hydration, which fired no event.
    else if (value !== shownIn(loadedText)) type(value);
  });
  return { area, error, type, fill, takeFiles };
}
