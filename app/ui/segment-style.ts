/** The track and segments of a segmented control; `segment` in ui.css styles the chosen one. */
export const TRACK =
  "inline-flex min-w-0 max-w-full gap-px overflow-x-auto rounded-control border border-transparent bg-well p-[2px] [scrollbar-width:none]";
