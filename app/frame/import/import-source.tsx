import { type ReactNode, useState } from "react";
import { Field } from "#app/ui/field.tsx";
import { FileButton } from "#app/ui/file-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { useTimer } from "#app/ui/use-timer.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import { firstOf, pastedFile } from "./pasted-file.ts";

type Props = { onText: (text: string) => void; onFile: (file: File) => void; error: ReactNode };

const ACCEPTED =
  ".ase,.aco,.act,.gpl,.swatches,.pal,.colors,.soc,.skp,.txt,.csv,.zip,.svg,.css,.scss,.sass,.less,.json,.js,.mjs,.ts,.tsx,.html,.md,text/*,image/*";
/** Delay that avoids errors about half-typed words. */
const TYPING_MS = 250;

export function ImportSource({ onText, onFile, error }: Props) {
  const [text, setText] = useState("");
  const [isOver, setIsOver] = useState(false);
  const typing = useTimer();

  const open = (file: File | null | undefined) => {
    if (!file) return false;
    typing.stop();
    setText("");
    onFile(file);
    return true;
  };
  // The whole window accepts drops: the browser would leave the page for a file dropped just outside the field.
  useWindowEvent("dragover", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setIsOver(true);
  });
  // Only a drag that leaves the window has no related target.
  useWindowEvent("dragleave", (event) => event.relatedTarget ?? setIsOver(false));
  useWindowEvent("drop", (event) => {
    setIsOver(false);
    if (open(firstOf(event.dataTransfer?.files ?? []))) event.preventDefault();
  });
  return (
    <div className="grid gap-3">
      <Field
        label="Paste here, or drop a file"
        error={error}
        hint={
          !error &&
          "Reads code, tokens, tables, links and lists in any color syntax, and palette files: ASE, ACO, ACT, GPL, PAL, SKP, SOC, KDE, Procreate and Paint.NET. It all stays in your browser."
        }
      >
        <Textarea
          rows={6}
          isMono
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          value={text}
          placeholder={"#0d6986, oklch(0.57 0.22 19)\ncoolors.co/db073d-dba507-8ec7d2"}
          onChange={({ target: { value } }) => {
            setText(value);
            typing.start(() => onText(value), TYPING_MS);
          }}
          onPaste={(event) => {
            if (open(pastedFile(event.clipboardData))) event.preventDefault();
          }}
          className={isOver ? "outline-2 outline-ink" : ""}
        />
      </Field>
      <FileButton size="sm" accept={ACCEPTED} onFiles={([file]) => open(file)} className="w-max">
        <Icon className="icon-file-up" />
        Choose a file
      </FileButton>
    </div>
  );
}
