import { Pencil } from "lucide-react";
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from "react";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import { ICON } from "#app/ui/icon.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/print.ts";
import { ONLY_TALL, REVEALED } from "./stripe-style.ts";

export type HexTextHandle = { edit: () => void };
type Props = {
  color: Color;
  name: string;
  ref?: Ref<HexTextHandle>;
  onPreview: (color: Color) => void;
  onCommit: () => void;
};
type Reader = typeof import("#color/pasted.ts") & typeof import("#color/pasted-problem.ts");

const TEXT =
  "font-mono font-medium text-[clamp(14px,13.5cqw,28px)] leading-[1.15] [@container_(min-aspect-ratio:2/1)]:text-[22px]";

/** The code of a color: a press copies it, the pencil (or F2) makes it a field. */
export function HexText({ color, name, ref, onPreview, onCommit }: Props) {
  const copy = useCopy();
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const before = useRef(color);
  const button = useRef<HTMLButtonElement>(null);
  const hex = printHex(color);

  const edit = () => {
    before.current = color;
    setDraft(hex.slice(1));
    void loadReader();
  };
  useImperativeHandle(ref, () => ({ edit }));
  const type = async (text: string) => {
    setDraft(text);
    setProblem("");
    const reader = await loadReader();
    const typed = reader?.parsePasted(text);
    if (typed) onPreview(typed);
  };
  const close = (isKept: boolean) => {
    if (!isKept) onPreview(before.current);
    onCommit();
    setDraft(null);
    setProblem("");
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  };
  const onKeyDown = async (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") return close(false);
    const reader = await loadReader();
    if (!reader || reader.parsePasted(draft ?? "")) return close(true);
    setProblem(reader.explainUnreadable(draft ?? "") ?? "");
  };
  if (draft !== null) {
    return (
      <span className="grid min-w-0 gap-1">
        <input
          // biome-ignore lint/a11y/noAutofocus: it stands where the person pressed
          autoFocus
          aria-label={`${name}: color code`}
          aria-invalid={problem !== "" || undefined}
          value={draft}
          spellCheck={false}
          autoComplete="off"
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ target }) => void type(target.value)}
          onKeyDown={(event) => void onKeyDown(event)}
          onBlur={() => draft !== null && close(true)}
          className={`${TEXT} -mx-1.5 w-[calc(100%+12px)] min-w-0 max-w-56 rounded-swatch border border-current/60 bg-transparent px-1.5 outline-none focus:border-current`}
        />
        <span role="status" className="text-xs empty:hidden">
          {problem}
        </span>
      </span>
    );
  }
  return (
    <span className="flex max-w-full items-center gap-1">
      <button
        ref={button}
        type="button"
        data-copies
        aria-label={`Copy ${name}, ${hex}`}
        onClick={() => void copy(color, name)}
        className={`${TEXT} min-h-8 pointer-coarse:min-h-11 rounded-swatch text-left outline-offset-3 hover:opacity-85 focus-visible:outline-current`}
      >
        {hex.slice(1)}
      </button>
      <button
        type="button"
        aria-label={`Type another code for ${name}`}
        onClick={edit}
        className={`${REVEALED} ${ONLY_TALL} @min-[150px]:grid hidden noscript:hidden pointer-coarse:size-11 size-8 shrink-0 place-items-center rounded-control hover:bg-current/8 focus-visible:outline-current`}
      >
        <Pencil {...ICON} size={15} />
      </button>
    </span>
  );
}

/** The parser of everything that people paste comes with the first touch. */
async function loadReader(): Promise<Reader | null> {
  try {
    const [pasted, problem] = await Promise.all([import("#color/pasted.ts"), import("#color/pasted-problem.ts")]);
    return { ...pasted, ...problem };
  } catch {
    return null;
  }
}
