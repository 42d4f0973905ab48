import { useEffect, useId, useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { capsOf, type Layout } from "./key-caps.ts";
import { isCharacterKey, type Keys, readKeys } from "./keys.ts";
import { useIsMac } from "./platform.ts";
import { HELP_KEYS, listShortcuts, type Shortcut } from "./registry.ts";
import { singleKeys } from "./single-keys.ts";

type Line = Pick<Shortcut, "id" | "keys" | "label" | "group">;

const SWITCH =
  "relative h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full bg-ink/45 transition-[background-color] checked:bg-ink " +
  "before:absolute before:top-1 before:left-1 before:size-4 before:rounded-full before:bg-paper before:transition-[translate] " +
  "checked:before:translate-x-4 forced-colors:border forced-colors:before:bg-[ButtonText]";
const HELP: Line = { id: "shortcuts", keys: HELP_KEYS, label: "Show this list", group: "Anywhere" };

/** Every shortcut of the page, with the switch for those of a single key. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  // As it was when the sheet opened: what happens behind it changes nothing.
  const [groups] = useState(() => groupsOf([...listShortcuts(), HELP]));
  const isMac = useIsMac();
  const layout = useLayout();
  const hasSingleKeys = singleKeys.use();
  return (
    <Dialog isOpen onClose={onClose} title="Keyboard shortcuts">
      <div className="grid gap-7">
        <SingleKeysSwitch isMac={isMac} />
        {groups.map(([group, lines]) => (
          <section key={group} aria-label={group}>
            <h3 className="pb-2 font-semibold text-sm">{group}</h3>
            <dl>
              {lines.map((line) => (
                <div
                  key={line.id}
                  className="flex min-h-10 items-center justify-between gap-6 border-line border-t py-1.5 text-sm"
                >
                  <dt>{line.label}</dt>
                  <dd className="flex shrink-0 items-center gap-1">
                    {!hasSingleKeys && isOff(line.keys) && <span className="mr-2 text-ink-2 text-xs">Off</span>}
                    {capsOf(line.keys, isMac, layout).map((cap) => (
                      <Kbd key={cap}>{cap}</Kbd>
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

function SingleKeysSwitch({ isMac }: { isMac: boolean }) {
  const id = useId();
  const isOn = singleKeys.use();
  return (
    <div className="flex items-center justify-between gap-6 rounded-control bg-well py-3 pr-3 pl-4">
      <div>
        <label htmlFor={id} className="font-[550] text-sm">
          Single-key shortcuts
        </label>
        <p id={`${id}hint`} className="text-ink-2 text-xs">
          Switch them off if you dictate, or press keys by accident. Those with {isMac ? "⌘" : "Ctrl"} stay.
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

/** What the person's keys print, where the browser tells (Chromium). */
function useLayout() {
  const [layout, setLayout] = useState<Layout>();
  useEffect(() => {
    const { keyboard } = navigator as Navigator & { keyboard?: { getLayoutMap?: () => Promise<Layout> } };
    keyboard?.getLayoutMap?.().then(setLayout, () => {});
  }, []);
  return layout;
}

function groupsOf(lines: readonly Line[]): [string, Line[]][] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const { group = "On this page" } = line;
    groups.set(group, [...(groups.get(group) ?? []), line]);
  }
  return [...groups];
}

function isOff(keys: Keys) {
  return isCharacterKey(readKeys(keys));
}
