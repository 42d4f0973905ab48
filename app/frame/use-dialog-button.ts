import { type Ref, useImperativeHandle } from "react";
import type { LateCode } from "#app/late/late-code.ts";
import { useLateCode } from "#app/late/use-late-code.ts";
import { useLatest } from "#app/ui/use-latest.ts";

/** For a tool's shortcut: `useRef<DialogHandle>(null)`, then `run: () => handle.current?.open()`. */
export type DialogHandle = { open: () => void };

type Options<Part> = {
  late: LateCode<Part>;
  /** Subject of the message if loading fails: "The export panel". */
  what: string;
  /** Called once the code has loaded. */
  onOpen: () => void;
  ref?: Ref<DialogHandle> | undefined;
};

/** Loads the dialog's code on hover or focus. */
export function useDialogButton<Part>({ late, what, onOpen, ref }: Options<Part>) {
  const { code, isLoading, preload, wake } = useLateCode(late, what);
  const latest = useLatest(onOpen); // the page may change while the code loads
  const open = async () => {
    if (await wake()) latest.current();
  };
  useImperativeHandle(ref, () => ({ open: () => void open() }));
  return {
    code,
    buttonProps: {
      "aria-haspopup": "dialog",
      isBusy: isLoading,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: open,
    } as const,
  };
}
