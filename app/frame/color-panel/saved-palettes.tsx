import type { Color } from "#color/color.ts";
import { readColor } from "#color/text/address.ts";
import { printHex } from "#color/text/print.ts";
import { changePalette, moveToTrash } from "../library/library.ts";
import type { SavedPalette } from "../library/library-data.ts";
import { SavedItem, SavedSwatch } from "./saved-item.tsx";

type Props = { saved: readonly SavedPalette[]; onSelect: (color: Color) => void };

export function SavedPalettes({ saved, onSelect }: Props) {
  if (saved.length === 0) {
    return <p className="py-6 text-center text-ink-2 text-sm">Nothing saved yet. Saved palettes show up here.</p>;
  }
  return (
    <ul aria-label="Saved palettes" className="grid max-h-96 gap-2 overflow-y-auto overscroll-contain">
      {saved.map(({ id, name, path, colors }) => (
        <SavedItem
          key={id}
          name={name}
          onRename={(next) => changePalette(id, { name: next })}
          onRemove={() => moveToTrash("palettes", id)}
        >
          <div className="grid min-w-0 flex-1 gap-1">
            <a href={path} className="truncate py-0.5 text-sm hover:underline">
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
                      aria-label={printHex(color)}
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
