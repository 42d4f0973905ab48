import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useCopy } from "#app/frame/copy/use-copy.ts";
import { lateCode } from "#app/late/late-code.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Color } from "#color/color.ts";
import { printHex } from "#color/text/print.ts";
import { useActions } from "../bench.tsx";
import { setColor } from "../palette/changes.ts";
import { ONLY_TALL, REVEALED } from "./stripe-style.ts";

type TextProps = { color: Color; name: string; onEdit: () => void };
type FieldProps = { color: Color; index: number; name: string; onClose: () => void };

const TEXT =
  "font-mono font-medium text-[clamp(13px,13.5cqw,30px)] leading-[1.15] [@container_(min-aspect-ratio:2/1)]:text-xl";

const readerCode = lateCode(async () => {
  const [pasted, problem] = await Promise.all([
    import("#color/text/pasted/parse-pasted.ts"),
    import("#color/text/pasted/problem.ts"),
  ]);
  return { ...pasted, ...problem };
});

/** A click copies the code; the pencil (or F2) turns it into a field. */
export function HexText({ color, name, onEdit }: TextProps) {
  const copy = useCopy();
  const hex = printHex(color);
  return (
    <span className="flex max-w-full items-center gap-1">
      <button
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
        aria-label={`Edit the code of ${name}`}
        onClick={onEdit}
        className={`${REVEALED} ${ONLY_TALL} @min-[9.375rem]:grid hidden noscript:hidden pointer-coarse:size-11 size-8 shrink-0 place-items-center rounded-control hover:bg-current/8 focus-visible:outline-current`}
      >
        <Icon className="icon-pencil" />
      </button>
    </span>
  );
}

/** The bench updates with every keystroke. */
export function HexField({ color, index, name, onClose }: FieldProps) {
  const [draft, setDraft] = useState(printHex(color).slice(1));
  const [problem, setProblem] = useState("");
  const problemId = useId();
  const { read, close, isClosed } = useTypedColor(index, onClose);
  const onKeyDown = async (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    // Focus returns to the color, not to its code, so that Space generates the next palette.
    const slot = event.currentTarget.closest<HTMLElement>("[data-slot]");
    const leave = (how: End) => {
      close(how);
      slot?.focus({ preventScroll: true });
    };
    if (event.key === "Escape") return leave("dropped");
    const reader = await readerCode.load();
    if (isClosed()) return;
    if (!reader) return setProblem("Codes can't be read right now. Check your connection and press Enter again.");
    if (reader.parsePasted(draft)) return leave("kept");
    setProblem(reader.explainUnreadable(draft) ?? "");
  };
  return (
    <span className="grid min-w-0 gap-1">
      <input
        // biome-ignore lint/a11y/noAutofocus: it appears where the person pressed
        autoFocus
        aria-label={`${name}: color code`}
        aria-invalid={problem !== "" || undefined}
        aria-describedby={problem ? problemId : undefined}
        value={draft}
        spellCheck={false}
        autoComplete="off"
        onFocus={({ currentTarget }) => {
          currentTarget.select();
          void readerCode.load();
        }}
        onChange={({ target }) => {
          setDraft(target.value);
          setProblem("");
          read(target.value);
        }}
        onKeyDown={(event) => void onKeyDown(event)}
        onBlur={() => close("kept")}
        className={`${TEXT} -mx-1.5 w-[calc(100%+12px)] min-w-0 max-w-56 rounded-swatch border border-current/60 bg-transparent px-1.5 outline-none focus:border-current`}
      />
      <span id={problemId} role="status" className="text-xs empty:absolute">
        {problem}
      </span>
    </span>
  );
}

type End = "kept" | "dropped";

/** Keeps the typed color as one history step, or as none if it is dropped. */
function useTypedColor(index: number, onClose: () => void) {
  const { now, preview, commit } = useActions();
  const [before] = useState(now);
  /** Reading can continue after the last keystroke. */
  const reading = useRef(Promise.resolve());
  const end = useRef<End>(null);

  const read = async (text: string) => {
    const typed = (await readerCode.load())?.parsePasted(text);
    if (typed && end.current !== "dropped") preview(setColor, index, typed);
  };
  const close = (how: End) => {
    if (end.current !== null) return;
    end.current = how;
    onClose();
    if (how === "kept") return void reading.current.then(commit);
    preview(() => before);
    commit();
  };
  return {
    read: (text: string) => {
      reading.current = read(text);
    },
    close,
    isClosed: () => end.current !== null,
  };
}
