import { Pencil } from "lucide-react";
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from "react";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import type { Actions } from "#app/tools/tool-store.ts";
import { ICON } from "#app/ui/icon.ts";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { setColor } from "./changes.ts";
import type { State } from "./state.ts";
import { ONLY_TALL, REVEALED } from "./stripe-style.ts";

export type HexTextHandle = { edit: () => void };
type Props = { act: Actions<State>; color: Color; index: number; name: string; ref?: Ref<HexTextHandle> };
/** From the first letter to the last: what it began with, and what is still being read. */
type Typing = { readonly before: State; reading: Promise<void>; isDropped: boolean };
type Reader = typeof import("#color/text/pasted.ts") & typeof import("#color/text/pasted/problem.ts");

const TEXT =
  "font-mono font-medium text-[clamp(14px,13.5cqw,28px)] leading-[1.15] [@container_(min-aspect-ratio:2/1)]:text-[22px]";

/** The code of a color: a press copies it, the pencil (or F2) makes it a field. */
export function HexText({ act: { now, preview, commit }, color, index, name, ref }: Props) {
  const copy = useCopy();
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const typing = useRef<Typing>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hex = printHex(color);

  const edit = () => {
    typing.current = { before: now(), reading: Promise.resolve(), isDropped: false };
    setDraft(hex.slice(1));
    void loadReader();
  };
  useImperativeHandle(ref, () => ({ edit }));
  const type = (text: string) => {
    setDraft(text);
    setProblem("");
    const { current } = typing;
    if (current) current.reading = read(text, current);
  };
  const read = async (text: string, current: Typing) => {
    const typed = (await loadReader())?.parsePasted(text);
    if (typed && !current.isDropped) preview(setColor, index, typed);
  };
  const close = (isKept: boolean) => {
    const { current } = typing;
    typing.current = null;
    setDraft(null);
    setProblem("");
    if (!current) return;
    if (isKept) void current.reading.then(commit);
    else {
      current.isDropped = true;
      preview(() => current.before);
      commit();
    }
  };
  /** Back to the color and not to its code, so that Space draws the next palette. */
  const leave = (isKept: boolean) => {
    close(isKept);
    requestAnimationFrame(() => button.current?.closest<HTMLElement>("[data-slot]")?.focus({ preventScroll: true }));
  };
  const onKeyDown = async (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") return leave(false);
    const reader = await loadReader();
    if (!typing.current) return;
    if (!reader) return setProblem("Codes cannot be read right now. Check your connection and press Enter again.");
    if (reader.parsePasted(draft ?? "")) return leave(true);
    setProblem(reader.explainUnreadable(draft ?? "") ?? "");
  };
  if (draft !== null) {
    return (
      <span className="grid min-w-0 gap-1">
        <input
          // biome-ignore lint/a11y/noAutofocus: it replaces what was pressed
          autoFocus
          aria-label={`${name}: color code`}
          aria-invalid={problem !== "" || undefined}
          value={draft}
          spellCheck={false}
          autoComplete="off"
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => void onKeyDown(event)}
          onBlur={() => close(true)}
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
    const [pasted, problem] = await Promise.all([
      import("#color/text/pasted.ts"),
      import("#color/text/pasted/problem.ts"),
    ]);
    return { ...pasted, ...problem };
  } catch {
    return null;
  }
}
