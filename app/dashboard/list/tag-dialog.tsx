import { Plus, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { MAX_TAG_CHARACTERS } from "#app/frame/library/clean.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { ICON } from "#app/ui/icon.ts";
import { Input } from "#app/ui/input.tsx";
import { changeItems } from "./bulk.ts";
import type { Item } from "./item.ts";
import { addTags, hasTag, readTags, withoutTags } from "./tags.ts";
import { notifyUndoable } from "./use-card-actions.ts";
import { nameItems } from "./words.ts";

type Props = {
  items: readonly Item[];
  /** Of the whole library, the most used first. */
  known: readonly string[];
  onClose: () => void;
};

const MOST_SUGGESTED = 10;
const CHIP =
  "flex min-h-8 max-w-full items-center gap-1.5 rounded-full px-3 text-sm pointer-coarse:min-h-11 [&>span]:truncate";

/** The tags of one item or of many: what is added comes to all of them, what is taken away leaves all of them. */
export function TagDialog({ items, known, onClose }: Props) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [text, setText] = useState("");
  const held = items.reduce<readonly string[]>((all, { saved }) => addAll(all, saved.tags), []);
  const shown = addAll(withoutTags(held, gone), added);
  const offered = withoutTags(known, shown).slice(0, MOST_SUGGESTED);

  const add = (tags: readonly string[]) => {
    setAdded(addTags(added, tags));
    setGone(withoutTags(gone, tags));
  };
  const remove = (tag: string) => {
    setAdded(withoutTags(added, [tag]));
    if (hasTag(held, tag)) setGone([...gone, tag]);
  };
  const take = (event: FormEvent) => {
    event.preventDefault();
    add(readTags(text));
    setText("");
  };
  const save = () => {
    const last = addTags(added, readTags(text));
    const undo = changeItems(items, ({ saved }) => ({ tags: addTags(withoutTags(saved.tags, gone), last) }));
    if (last.length > 0 || gone.length > 0) notifyUndoable(`Changed the tags of ${nameItems(items)}`, undo);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title="Tags" subtitle={nameItems(items)}>
      <div className="grid gap-5">
        <form onSubmit={take} className="flex items-end gap-2.5">
          <Field label="Add tags" className="flex-1">
            <Input
              value={text}
              onChange={({ target }) => setText(target.value)}
              maxLength={(MAX_TAG_CHARACTERS + 2) * 10}
              placeholder="brand, dark theme"
              autoComplete="off"
            />
          </Field>
          <Button type="submit" className="min-h-11">
            Add
          </Button>
        </form>
        {shown.length > 0 && (
          <ul aria-label="Tags" className="flex flex-wrap gap-2">
            {shown.map((tag) => (
              <li key={tag} className="max-w-full">
                <button
                  type="button"
                  aria-label={`Remove ${tag}`}
                  onClick={() => remove(tag)}
                  className={`${CHIP} bg-well`}
                >
                  <span>{tag}</span>
                  <X {...ICON} size={14} />
                </button>
              </li>
            ))}
          </ul>
        )}
        {offered.length > 0 && (
          <fieldset aria-label="Your tags" className="flex flex-wrap gap-2">
            {offered.map((tag) => (
              <button
                key={tag}
                type="button"
                aria-label={`Add ${tag}`}
                onClick={() => add([tag])}
                className={`${CHIP} border border-line-2 text-ink-2 hover:text-ink`}
              >
                <Plus {...ICON} size={14} />
                <span>{tag}</span>
              </button>
            ))}
          </fieldset>
        )}
        <div className="flex justify-end gap-2.5">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={save}>
            Save
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function addAll(tags: readonly string[], more: readonly string[]): readonly string[] {
  return [...tags, ...more.filter((tag) => !hasTag(tags, tag))];
}
