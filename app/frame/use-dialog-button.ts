import { type Ref, useImperativeHandle } from "react";
import { useLazyPart } from "./use-lazy-part.ts";

/** For a tool's shortcut: `useRef<DialogHandle>(null)`, then `run: () => handle.current?.open()`. */
export type DialogHandle = { open: () => void };

type Options<Part> = {
  load: () => Promise<Part>;
  /** Begins the sentence that tells of a failure: "The export panel". */
  what: string;
  /** The code is there. */
  onOpen: () => void;
  ref: Ref<DialogHandle> | undefined;
};

/** A button that opens a dialog, whose code comes when a pointer or the focus gets near. */
export function useDialogButton<Part>({ load, what, onOpen, ref }: Options<Part>) {
  const { part, isLoading, prefetch, wake } = useLazyPart(load, what);
  const open = async () => {
    if (await wake()) onOpen();
  };
  useImperativeHandle(ref, () => ({ open: () => void open() }));
  return {
    part,
    buttonProps: {
      "aria-haspopup": "dialog",
      isBusy: isLoading,
      onPointerEnter: prefetch,
      onFocus: prefetch,
      onClick: open,
    } as const,
  };
}
