import type { MouseEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { copyText } from "#app/ui/copy-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Popover } from "#app/ui/popover.tsx";
import { closePopover } from "#app/ui/use-popover.ts";
import { type ListFormat, writeList } from "./palette/list-texts.ts";
import { useShared } from "./use-bench.ts";

const FORMATS: readonly { format: ListFormat; label: string; what: string }[] = [
  { format: "list", label: "A list, one color a line", what: "a list" },
  { format: "json", label: "JSON with names", what: "JSON" },
  { format: "csv", label: "CSV with names", what: "CSV" },
];

/** All colors as text. */
export function CopyAll() {
  const { colors, nameOf } = useShared();
  const copy = ({ currentTarget }: MouseEvent, format: ListFormat, what: string) => {
    closePopover(currentTarget);
    const swatches = colors.map((color) => ({ color, name: nameOf(color) }));
    void copyText(writeList(swatches, format), `${colors.length} as ${what}`);
  };
  return (
    <Popover
      label="Copy all colors"
      align="end"
      className="p-1.5"
      trigger={(props) => (
        <Button {...props} className="noscript:hidden">
          <Icon className="icon-copy" />
          Copy all
        </Button>
      )}
    >
      {FORMATS.map(({ format, label, what }) => (
        <button
          key={format}
          type="button"
          onClick={(event) => copy(event, format, what)}
          className="flex min-h-9 pointer-coarse:min-h-11 w-full items-center rounded-[7px] px-2.5 text-left text-sm hover:bg-well focus-visible:-outline-offset-2"
        >
          {label}
        </button>
      ))}
    </Popover>
  );
}
