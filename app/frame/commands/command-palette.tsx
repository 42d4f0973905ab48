import { Fragment, type KeyboardEvent, useDeferredValue, useId, useState } from "react";
import { useNavigate } from "react-router";
import { bandsOf } from "#app/ui/bands.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Input } from "#app/ui/input.tsx";
import { useFetched } from "#app/ui/use-fetched.ts";
import { countOf } from "#color/words/count.ts";
import { SmallGlyph } from "../tool-glyph.tsx";
import { type Command, findCommands, findLoosely } from "./find-commands.ts";
import { findSimilar } from "./find-similar.ts";
import { listColors, listCommands, listNamed, withPairs } from "./list-commands.ts";

const MIN_NAME_CHARACTERS = 2;

export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(0);
  // Captured when the palette opens, so later changes behind it have no effect.
  const [commands] = useState(listCommands);
  const shown = useDeferredValue(query);
  const named = useNamed(shown);
  const found = find(shown, commands, named);
  const navigate = useNavigate();
  const listId = useId();
  const at = Math.min(chosen, found.length - 1);

  const choose = ({ to, state, run }: Command) => {
    onClose();
    // Waits until the dialog is gone and the focus is back on the page.
    requestAnimationFrame(() => (to ? void navigate(to, { state }) : run?.()));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // With a modifier, the keys move in the text or select it.
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isPlain = !altKey && !ctrlKey && !metaKey && !shiftKey;
    const next = isPlain ? { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: found.length - 1 }[key] : undefined;
    // Enter may be faster than the results for the last letters.
    const results = shown === query ? found : find(query, commands, named);
    const command = results[Math.min(chosen, results.length - 1)];
    if (next !== undefined && found.length > 0) setChosen((next + found.length) % found.length);
    else if (key === "Enter" && command) choose(command);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog onClose={onClose} title="Search" width={650} isPageOnPhones>
      <Input
        role="combobox"
        aria-label="Tools, pages, colors and actions"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found[at] && `${listId}-${at}`}
        placeholder="A tool, a page, a color, an action"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        prefix={<Icon className="icon-search" />}
      />
      <Results id={listId} found={found} at={at} onPoint={setChosen} onChoose={choose} />
      <p role="status" className={found.length > 0 ? "sr-only" : "text-ink-2"}>
        {found.length > 0
          ? countOf(found.length, "result")
          : `Nothing found for “${query.trim()}”. Try a tool, a color name or a code.`}
      </p>
    </Dialog>
  );
}

/** Colors are added a moment later, when the list of names has loaded. */
function useNamed(query: string): readonly Command[] {
  const [named, setNamed] = useState<readonly Command[]>([]);
  useFetched(query, {
    fetch: () => (query.trim().length < MIN_NAME_CHARACTERS ? Promise.resolve([]) : listNamed(query)),
    onDone: setNamed,
  });
  return named;
}

function find(query: string, commands: readonly Command[], named: readonly Command[]): Command[] {
  const exact = [...listColors(query), ...findCommands(query, withPairs(query, commands))];
  const similar = exact.length > 0 ? [] : findSimilar(query, commands);
  // A name without the text is only similar, too.
  const isNamed = named[0]?.label.toLowerCase().includes(query.trim().toLowerCase());
  const found = [...exact, ...(isNamed ? [...named, ...similar] : [...similar, ...named])];
  return found.length > 0 ? found : findLoosely(query, commands);
}

type ResultsProps = {
  id: string;
  found: readonly Command[];
  at: number;
  onPoint: (place: number) => void;
  onChoose: (command: Command) => void;
};

function Results({ id, found, at, onPoint, onChoose }: ResultsProps) {
  return (
    <div id={id} role="listbox" aria-label="Results" className="-mx-3 mt-3 grid overflow-y-auto sm:max-h-[56dvh]">
      {found.map((command, place) => (
        <Fragment key={place}>
          {command.group !== found[place - 1]?.group && (
            <p aria-hidden className="px-3 pt-3 pb-1 text-ink-2 text-xs">
              {command.group}
            </p>
          )}
          {/* biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field keeps the focus and has the keys */}
          <div
            ref={place === at ? reveal : undefined}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === at}
            onPointerMove={place === at ? undefined : () => onPoint(place)}
            onClick={() => onChoose(command)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm aria-selected:bg-well forced-colors:aria-selected:outline-2"
          >
            <Picture command={command} />
            <span className="min-w-0 flex-1 py-2 [overflow-wrap:anywhere]">{command.label}</span>
            {command.hint && <span className="font-mono text-ink-2 text-xs">{command.hint}</span>}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

function Picture({ command: { hexes = [], glyph } }: { command: Command }) {
  if (glyph) return <SmallGlyph glyph={glyph} />;
  return (
    <span
      aria-hidden
      className="swatch grid h-7 w-9 shrink-0 rounded-swatch text-ink-2"
      style={{ background: bandsOf(hexes) }}
    >
      {hexes.length === 0 && <Icon className="icon-corner-down-left place-self-center" />}
    </span>
  );
}

function reveal(option: HTMLElement | null) {
  option?.scrollIntoView({ block: "nearest" });
}
