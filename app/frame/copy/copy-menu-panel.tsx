import type { KeyboardEvent } from "react";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { closePopover } from "#app/ui/use-popover.ts";
import type { Color } from "#color/color.ts";
import { CODE_FORMS } from "#color/text/code.ts";
import { FORMAT_NAMES } from "#color/text/format-names.ts";
import { PRINT_FORMATS, RARE_FORMATS } from "#color/text/print.ts";
import { type CopyFormat, type CopyKind, copyFormat } from "./copy-format.ts";
import { formatRare } from "./format-rare.ts";
import { copyColors } from "./use-copy.ts";

type PanelProps = { color: Color; name?: string | undefined };

const GROUPS: readonly { title: string; kinds: readonly CopyKind[] }[] = [
  { title: "Values", kinds: PRINT_FORMATS.slice(0, 11) },
  { title: "Code", kinds: CODE_FORMS.map(({ id }) => id as CopyKind) },
  { title: "More values", kinds: [...PRINT_FORMATS.slice(11), ...RARE_FORMATS] },
];
const CODE_NAMES = Object.fromEntries(CODE_FORMS.map(({ id, name }) => [id, name]));

/** Loaded only with the menu, because it contains every format. */
export function CopyMenuPanel({ color, name }: PanelProps) {
  const format = copyFormat.useValue();
  const textIn = (kind: CopyKind) => formatRare(color, { ...format, kind }, name);
  // Most colors have no CSS name, and are written as hex instead.
  const hasLine = (kind: CopyKind) =>
    kind !== "css-name" || kind === format.kind || textIn("css-name") !== textIn("hex");
  const choose = (kind: CopyKind, element: Element) => {
    const next = { ...format, kind };
    copyFormat.set(next);
    void copyColors(color, next, name);
    closePopover(element);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll("button")];
    const now = items.indexOf(event.target as HTMLButtonElement);
    const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items.at(next % items.length)?.focus();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus between its buttons */}
      <div
        ref={focusChosen}
        onKeyDown={onKeyDown}
        className="max-h-[min(24rem,55dvh)] overflow-y-auto overscroll-contain p-1.5"
      >
        {GROUPS.map(({ title, kinds }) => (
          <section key={title} aria-label={title}>
            <h3 className="px-2.5 pt-2.5 pb-1 font-semibold text-ink-2 text-xs">{title}</h3>
            <ul>
              {kinds.filter(hasLine).map((kind) => (
                <li key={kind}>
                  <FormatLine kind={kind} text={textIn(kind)} isChosen={kind === format.kind} onChoose={choose} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <CopySettings
        format={format}
        onChange={(change: Partial<CopyFormat>) => copyFormat.set({ ...format, ...change })}
      />
    </>
  );
}

type LineProps = { kind: CopyKind; text: string; isChosen: boolean; onChoose: (kind: CopyKind, at: Element) => void };

/** The whole list is one tab stop, at the format in use. */
function FormatLine({ kind, text, isChosen, onChoose }: LineProps) {
  return (
    <button
      type="button"
      aria-current={isChosen || undefined}
      tabIndex={isChosen ? 0 : -1}
      onClick={(event) => onChoose(kind, event.currentTarget)}
      className="grid min-h-9 pointer-coarse:min-h-11 w-full grid-cols-[18px_7.5rem_1fr] items-center gap-2.5 rounded-[7px] px-2.5 text-left text-sm outline-none hover:bg-well focus:bg-well max-sm:grid-cols-[18px_auto_1fr] forced-colors:focus:outline-2"
    >
      <span>{isChosen && <Icon className="icon-check" />}</span>
      <span className="truncate">{CODE_NAMES[kind] ?? FORMAT_NAMES[kind as keyof typeof FORMAT_NAMES]}</span>
      <span className="truncate font-mono text-ink-2 text-xs max-sm:text-right">{text.replaceAll(/\s+/g, " ")}</span>
    </button>
  );
}

function focusChosen(list: HTMLElement | null) {
  list?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
}

type Props = { format: CopyFormat; onChange: (change: Partial<CopyFormat>) => void };

const FLAGS = [
  { label: "Include #", key: "hasHash" },
  { label: "Uppercase", key: "isUpperCase" },
  { label: "Comma syntax", key: "isLegacySyntax" },
] as const;

function CopySettings({ format, onChange }: Props) {
  return (
    <fieldset className="grid grid-cols-2 gap-x-4 border-line border-t px-4 py-2.5">
      <legend className="sr-only">Value format</legend>
      {FLAGS.map(({ label, key }) => (
        <Checkbox key={key} label={label} isOn={format[key]} onChange={(value) => onChange({ [key]: value })} />
      ))}
      <Checkbox
        label="Fewer decimals"
        isOn={format.precision === "short"}
        onChange={(value) => onChange({ precision: value ? "short" : "full" })}
      />
    </fieldset>
  );
}
