/** The box around a control: it shows the focus and the error of the one element inside that carries `data-control`. */
export const WELL =
  "flex min-h-11 items-center rounded-control border border-transparent bg-well transition-[border-color] " +
  "hover:border-line has-[[data-control]:focus-visible]:outline-2 has-[[data-control]:focus-visible]:outline-ink " +
  "has-[[data-control][aria-invalid=true]]:border-bad has-[[data-control]:disabled]:opacity-45";

/** The control itself. 16 px under a finger, because iOS zooms into anything smaller. */
export const CONTROL =
  "w-full min-w-0 flex-1 self-stretch bg-transparent text-ink outline-none placeholder:text-ink-2 pointer-coarse:text-base";
