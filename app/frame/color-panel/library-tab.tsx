import { type ComponentProps, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ColorDot } from "#app/ui/color-dot.tsx";
import type { ColorPicker } from "#app/ui/color-picker/color-picker.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { nameOf } from "#app/ui/swatch.tsx";
import { TabPanel, Tabs } from "#app/ui/tabs.tsx";
import type { Color } from "#color/color.ts";
import { describe } from "#color/describe.ts";
import { readColor, writeColor } from "#color/text/address.ts";
import { printHex } from "#color/text/print.ts";
import { changeColor, changePalette, moveToTrash, useLibrary } from "../library/library.ts";
import type { SavedColor, SavedPalette } from "../library/library-data.ts";
import { placeOfPalette } from "../library/place-of-palette.ts";
import { saveToLibrary } from "../library/save-to-library.ts";
import { useIsUnread } from "../library/unread.ts";
import { SavedItem, SavedSwatch } from "./saved-item.tsx";

type Props = Pick<ComponentProps<typeof ColorPicker>, "color" | "onPreview" | "onCommit">;

export function LibraryTab({ color, onPreview, onCommit }: Props) {
  const tabsId = useId();
  const [tab, setTab] = useState<"colors" | "palettes">("colors");
  const { colors, palettes } = useLibrary();
  const tabs = [
    { id: "colors", label: withCount("Colors", colors.length) },
    { id: "palettes", label: withCount("Palettes", palettes.length) },
  ] as const;
  const select = (chosen: Color) => {
    onPreview(chosen);
    onCommit();
  };
  return (
    <div className="grid gap-3">
      <Tabs tabsId={tabsId} label="Library" tabs={tabs} activeId={tab} onChange={setTab} className="*:flex-1 *:px-2" />
      <TabPanel tabsId={tabsId} id={tab}>
        {tab === "colors" ? (
          <SavedColors saved={colors} color={color} onSelect={select} />
        ) : (
          <SavedPalettes saved={palettes} onSelect={select} />
        )}
      </TabPanel>
    </div>
  );
}

function withCount(name: string, count: number) {
  return count > 0 ? `${name} (${count})` : name;
}

type PalettesProps = { saved: readonly SavedPalette[]; onSelect: (color: Color) => void };

function SavedPalettes({ saved, onSelect }: PalettesProps) {
  if (saved.length === 0) return <Nothing className="py-6">Saved palettes show up here.</Nothing>;
  return (
    <ul role="list" aria-label="Saved palettes" className="grid max-h-96 gap-2 overflow-y-auto overscroll-contain">
      {saved.map(({ id, name, path, colors }) => (
        <SavedItem
          key={id}
          name={name}
          onRename={(next) => changePalette(id, { name: next })}
          onRemove={() => moveToTrash("palettes", id)}
        >
          <div className="grid min-w-0 flex-1 gap-1">
            <a
              href={placeOfPalette({ path, colors }).path}
              data-saved={id}
              className="truncate py-0.5 text-sm hover:underline"
            >
              {name}
            </a>
            <fieldset aria-label={`Colors of ${name}`} className="flex min-w-0 overflow-hidden rounded-swatch">
              {colors.map((text, index) => {
                const color = readColor(text);
                return (
                  color && (
                    <button
                      key={index}
                      type="button"
                      aria-label={`${printHex(color)}, ${describe(color)}`}
                      onClick={() => onSelect(color)}
                      className="min-w-0 flex-1 focus-visible:-outline-offset-3"
                    >
                      <SavedSwatch color={color} isSelected={false} className="h-9 pointer-coarse:h-11 w-full" />
                    </button>
                  )
                );
              })}
            </fieldset>
          </div>
        </SavedItem>
      ))}
    </ul>
  );
}

function Nothing({ className, children }: { className: string; children: string }) {
  const isUnread = useIsUnread();
  return (
    <p className={`${className} text-center text-ink-2 text-sm`}>
      {isUnread ? "Your library hasn't loaded yet." : `Nothing saved yet. ${children}`}
    </p>
  );
}

type ColorsProps = { saved: readonly SavedColor[]; color: Color; onSelect: (color: Color) => void };

function SavedColors({ saved, color, onSelect }: ColorsProps) {
  const current = writeColor(color);
  const isSaved = saved.some((item) => item.color === current);
  return (
    <div className="grid gap-3">
      {saved.length === 0 && <Nothing className="pt-3">Saved colors show up here in every tool.</Nothing>}
      <Button onClick={() => void saveToLibrary({ color })} isDisabled={isSaved}>
        <ColorDot color={printHex(color)} className="size-4.5 rounded-[4px]" />
        {isSaved ? "This color is saved" : "Save this color"}
        <Icon className={isSaved ? "icon-bookmark/filled" : "icon-bookmark"} />
      </Button>
      {saved.length > 0 && (
        <ul role="list" aria-label="Saved colors" className="grid max-h-80 overflow-y-auto overscroll-contain">
          {saved.map((item) => {
            const own = readColor(item.color);
            if (!own) return null;
            return (
              <SavedItem
                key={item.id}
                name={item.name}
                onRename={(name) => changeColor(item.id, { name })}
                onRemove={() => moveToTrash("colors", item.id)}
              >
                <button
                  type="button"
                  aria-pressed={item.color === current}
                  aria-label={nameOf(printHex(own), item.name)}
                  onClick={() => onSelect(own)}
                  className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-swatch px-1 text-left hover:bg-well"
                >
                  <SavedSwatch color={own} isSelected={item.color === current} className="size-8 rounded-swatch" />
                  <span className="grid min-w-0">
                    <span className="truncate text-sm leading-tight">{item.name}</span>
                    <span className="font-mono text-ink-2 text-xs">{printHex(own)}</span>
                  </span>
                </button>
              </SavedItem>
            );
          })}
        </ul>
      )}
    </div>
  );
}
