import { type FormEvent, type ReactNode, useState } from "react";
import { cleanTags, MAX_TAG_CHARACTERS } from "#app/frame/library/clean.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/fields.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { countOf } from "#color/words/count.ts";
import type { Item } from "../item.ts";
import { changeItems, notifyUndoable } from "./bulk.ts";
import { DialogFoot } from "./dialog-foot.tsx";
import { nameItems } from "./words.ts";

type Props = {
  items: readonly Item[];
  /** All tags of the library, most used first. */
  known: readonly string[];
  onClose: () => void;
};

const MAX_SUGGESTED = 10;
const CHIP =
  "flex min-h-8 max-w-full items-center gap-1.5 rounded-full px-3 text-sm pointer-coarse:min-h-11 [&>span]:truncate";
const OFFERED = "border border-line-2 text-ink-2 hover:text-ink";

/** Added tags go to all items; removed ones are taken from all. */
export function TagDialog({ items, known, onClose }: Props) {
  const { text, setText, shown, add, remove, take, save } = useTagChange(items);
  const offered = withoutTags(known, shown).slice(0, MAX_SUGGESTED);
  const saveAndClose = () => {
    save();
    onClose();
  };
  return (
    <Dialog onClose={onClose} title="Tags" subtitle={nameItems(items)}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <form onSubmit={take} className="flex items-end gap-2.5">
          <TextField
            label="Add tags"
            className="min-w-0 flex-1"
            value={text}
            onChange={({ target }) => setText(target.value)}
            maxLength={(MAX_TAG_CHARACTERS + 2) * 10}
            placeholder="brand, dark theme"
            autoComplete="off"
          />
          <Button type="submit" className="min-h-11">
            Add
          </Button>
        </form>
        <p role="status" className="sr-only">
          {countOf(shown.length, "tag")}
        </p>
        {shown.length > 0 && (
          <ul role="list" aria-label="Tags" className="flex flex-wrap gap-2">
            {shown.map((tag) => (
              <li key={tag} className="max-w-full">
                <Chip label={`Remove ${tag}`} onClick={() => remove(tag)} className="bg-well">
                  <span>{tag}</span>
                  <Icon className="icon-x size-3.5" />
                </Chip>
              </li>
            ))}
          </ul>
        )}
        {offered.length > 0 && (
          <fieldset aria-label="Your tags" className="flex flex-wrap gap-2">
            {offered.map((tag) => (
              <Chip key={tag} label={`Add ${tag}`} onClick={() => add([tag])} className={OFFERED}>
                <Icon className="icon-plus size-3.5" />
                <span>{tag}</span>
              </Chip>
            ))}
          </fieldset>
        )}
        <DialogFoot onCancel={onClose} onClick={saveAndClose}>
          Save
        </DialogFoot>
      </div>
    </Dialog>
  );
}

function useTagChange(items: readonly Item[]) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [text, setText] = useState("");
  const held = items.reduce<readonly string[]>((all, { saved }) => addAll(all, saved.tags), []);
  const add = (tags: readonly string[]) => {
    setAdded(addTags(added, tags));
    setGone(withoutTags(gone, tags));
  };
  return {
    text,
    setText,
    // The limit is per item: several can have more together.
    shown: items.length === 1 ? addTags(withoutTags(held, gone), added) : addAll(withoutTags(held, gone), added),
    add,
    remove: (tag: string) => {
      setAdded(withoutTags(added, [tag]));
      if (hasTag(held, tag)) setGone([...gone, tag]);
    },
    take: (event: FormEvent) => {
      event.preventDefault();
      add(readTags(text));
      setText("");
    },
    save: () => {
      const last = addTags(added, readTags(text));
      if (last.length === 0 && gone.length === 0) return;
      const undo = changeItems(items, ({ saved }) => ({ tags: addTags(withoutTags(saved.tags, gone), last) }));
      notifyUndoable(`Changed tags on ${nameItems(items)}`, undo);
    },
  };
}

type ChipProps = { label: string; onClick: () => void; className: string; children: ReactNode };

function Chip({ label, onClick, className, children }: ChipProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className={`${CHIP} ${className}`}>
      {children}
    </button>
  );
}

function addAll(tags: readonly string[], more: readonly string[]): readonly string[] {
  return [...tags, ...more.filter((tag) => !hasTag(tags, tag))];
}

/** Parses tags separated by commas, without a leading # or duplicates. */
export function readTags(text: string): readonly string[] {
  return cleanTags(text.split(",").map((part) => part.trim().replace(/^#+/, "")));
}

/** Adds tags without duplicates, ignoring case; the first spelling stays. */
export function addTags(tags: readonly string[], more: readonly string[]): readonly string[] {
  return cleanTags(addAll(tags, more));
}

export function withoutTags(tags: readonly string[], gone: readonly string[]): readonly string[] {
  return tags.filter((tag) => !hasTag(gone, tag));
}

function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((other) => other.toLowerCase() === tag.toLowerCase());
}
