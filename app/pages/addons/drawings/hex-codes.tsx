import { useState } from "react";
import { copyText } from "#app/ui/copy-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Chip } from "./chip.tsx";

type Swatch = { readonly name: string; readonly hex: string };

/** The codes to type or paste, one after the other; what was copied keeps its mark. */
export function HexCodes({ swatches }: { swatches: readonly Swatch[] }) {
  const [copied, setCopied] = useState<ReadonlySet<string>>(new Set());
  const copy = async (hex: string) => {
    if (await copyText(hex)) setCopied((old) => new Set(old).add(hex));
  };
  return (
    <ul aria-label="Hex codes" className="overflow-hidden rounded-control border border-line-2 bg-sheet">
      {swatches.map(({ name, hex }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold a color twice, and places never move
        <li key={place} className="flex items-center gap-3 border-line border-b py-1.5 pr-1.5 pl-3.5 last:border-b-0">
          <Chip hex={hex} className="size-7 rounded-swatch" />
          <span className="min-w-0 flex-1 truncate text-sm">{name}</span>
          <span className="min-h-8 select-all content-center font-mono text-sm">{hex}</span>
          <IconButton
            name={copied.has(hex) ? `Copy ${hex} again` : `Copy ${hex}`}
            size="sm"
            onClick={() => void copy(hex)}
            className="noscript:hidden text-ink-2"
          >
            {copied.has(hex) ? <Icon className="icon-check" /> : <Icon className="icon-copy" />}
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
