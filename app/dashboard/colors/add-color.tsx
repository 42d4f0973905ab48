import { type FormEvent, useState } from "react";
import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import { changeColor, saveColor } from "#app/frame/library/library.ts";
import { nameOf, saveToLibrary } from "#app/frame/library/save-to-library.ts";
import { Button } from "#app/ui/button.tsx";
import type { ButtonVariant } from "#app/ui/button-style.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/fields.tsx";
import { focusFirst } from "#app/ui/focus-first.ts";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import { fromRgb24 } from "#color/convert.ts";
import { parsePasted } from "#color/text/pasted/parse-pasted.ts";
import { printHex } from "#color/text/print.ts";
import { DialogFoot } from "../list/dialog-foot.tsx";

type Props = { variant?: ButtonVariant; projectId?: string };

const FIRST = { color: fromRgb24(0x0d6986) as Color, text: "#0D6986" };

export function AddColor({ variant, projectId }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="icon-plus" variant={variant} onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        Add a color
      </Button>
      {isOpen && (
        <Dialog onClose={() => setIsOpen(false)} title="Add a color">
          <Form projectId={projectId} onDone={() => setIsOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

function Form({ projectId, onDone }: { projectId: string | undefined; onDone: () => void }) {
  const [{ color, text }, setColor] = useState(FIRST);
  const [name, setName] = useState("");
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // `color` is the last good one: the field may hold other text, and shows an error if that is not a color.
    const written = String(new FormData(event.currentTarget).get("color"));
    const wanted = written === text ? color : parsePasted(written);
    if (!wanted) return focusText(event.currentTarget);
    onDone();
    if (projectId === undefined) return saveToLibrary({ color: wanted, name: name.trim() });
    const { item } = saveColor(wanted, name.trim() || (await nameOf(wanted)));
    // A color that was saved already moves to the project.
    changeColor(item.id, { projectId });
    showToast({ type: "success", title: `${item.name} is in the project` });
  };
  return (
    <form ref={focusText} onSubmit={save} className="grid gap-5">
      <div aria-hidden style={swatchStyle(printHex(color))} className="swatch h-24 rounded-control" />
      <ColorInput
        label="Color"
        name="color"
        value={text}
        onChange={(next, written) => setColor({ color: next, text: written })}
      />
      <TextField
        label="Name"
        hint="Leave empty to use the nearest color name."
        value={name}
        onChange={({ target }) => setName(target.value)}
        maxLength={80}
        autoComplete="off"
      />
      <DialogFoot onCancel={onDone}>Save</DialogFoot>
    </form>
  );
}

/** Focuses the text field, not the button before it, so that a color can be typed at once. */
function focusText(form: HTMLFormElement | null) {
  const field = form?.querySelector("input") ?? null;
  focusFirst(field);
  field?.select();
}
