import { Fragment, useId, useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { focusFirst } from "#app/ui/focus-first.ts";
import { useIsMac } from "#app/ui/is-mac.ts";
import { Kbd } from "#app/ui/kbd.tsx";
import { useLoaded } from "../use-loaded.ts";
import { capsOf, type Layout } from "./key-caps.ts";
import { isCharacterKey, type Keys, readKeys } from "./keys.ts";
import { HELP_KEYS, listShortcuts, type Shortcut } from "./registry.ts";
import { singleKeys } from "./single-keys.ts";

type Line = { label: string; keys: readonly Keys[] };

const SWITCH =
  "relative h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full bg-ink/45 transition-[background-color] checked:bg-ink " +
  "before:absolute before:top-1 before:left-1 before:size-4 before:rounded-full before:bg-paper before:transition-[translate] " +
  "checked:before:translate-x-4 forced-colors:border forced-colors:before:bg-[ButtonText]";
const SEARCH = "Search Huesmith";
const ANYWHERE = [
  { keys: "Mod+KeyK", label: SEARCH },
  { keys: "/", label: SEARCH },
  { keys: "F8", label: "Go to the notification" },
  { keys: HELP_KEYS, label: "Show this list" },
].map((shortcut) => ({ ...shortcut, group: "Anywhere" }));

export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  // Captured when the sheet opens, so later changes behind it have no effect.
  const [groups] = useState(() => groupsOf(shortcutsOfPage()));
  const isMac = useIsMac();
  const layout = useLayout();
  const hasSingleKeys = singleKeys.useValue();
  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts">
      <div className="grid gap-7">
        <SingleKeysSwitch isMac={isMac} />
        {groups.map(([group, lines]) => (
          <section key={group} aria-label={group}>
            <h3 className="pb-2 font-semibold text-sm">{group}</h3>
            <dl>
              {lines.map((line) => (
                <div
                  key={line.label}
                  className="flex min-h-10 items-center justify-between gap-6 border-line border-t py-1.5 text-sm"
                >
                  <dt>{line.label}</dt>
                  <dd className="flex shrink-0 items-center gap-1">
                    {!hasSingleKeys && line.keys.every(isOff) && <span className="mr-2 text-ink-2 text-xs">Off</span>}
                    {line.keys.map((keys, index) => (
                      <Fragment key={keys}>
                        {index > 0 && <span className="px-1 text-ink-2 text-xs">or</span>}
                        {capsOf(keys, isMac, layout).map((cap) => (
                          <Kbd key={cap}>{cap}</Kbd>
                        ))}
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** A page may have its own use for a key. */
function shortcutsOfPage() {
  const own = listShortcuts();
  return [...own, ...ANYWHERE.filter(({ keys }) => !own.some((shortcut) => shortcut.keys === keys))];
}

function SingleKeysSwitch({ isMac }: { isMac: boolean }) {
  const id = useId();
  const isOn = singleKeys.useValue();
  return (
    <div className="flex items-center justify-between gap-6 rounded-control bg-well py-3 pr-3 pl-4">
      {/* Takes the focus instead of the switch, which someone trying Space while reading would turn off. All shortcuts
          together would scroll the title out of view. */}
      <div ref={focusFirst} tabIndex={-1} className="outline-none">
        <label htmlFor={id} className="font-[550] text-sm">
          Single-key shortcuts
        </label>
        <p id={`${id}hint`} className="text-ink-2 text-xs">
          Turn these off if you use dictation or press keys by accident. Shortcuts with {isMac ? "⌘" : "Ctrl"} still
          work.
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}hint`}
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => singleKeys.set(event.target.checked)}
        className={SWITCH}
      />
    </div>
  );
}

/** The user's keyboard layout, if the browser exposes it (Chromium). */
function useLayout() {
  const { value } = useLoaded("layout", () => {
    const { keyboard } = navigator as Navigator & { keyboard?: { getLayoutMap?: () => Promise<Layout> } };
    return keyboard?.getLayoutMap?.() ?? null;
  });
  return value ?? undefined;
}

function groupsOf(shortcuts: readonly Pick<Shortcut, "keys" | "label" | "group">[]): [string, Line[]][] {
  return [...Map.groupBy(shortcuts, ({ group = "On this page" }) => group)].map(([group, members]) => [
    group,
    Array.from(
      Map.groupBy(members, ({ label }) => label),
      ([label, same]) => ({
        label,
        keys: same.map(({ keys }) => keys),
      }),
    ),
  ]);
}

function isOff(keys: Keys) {
  return isCharacterKey(readKeys(keys));
}
