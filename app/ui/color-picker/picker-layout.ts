// The picker and its skeleton share these boxes, so that nothing shifts when one replaces the other.

export const PICKER_COLUMNS = "grid @xl:grid-cols-2 gap-x-6 gap-y-4";
export const PICKER_AREA = "grid min-w-0 content-start gap-3";
export const PICKER_SPACE_TABS = "w-full *:flex-1 *:px-1 *:text-center *:text-xs pointer-coarse:*:min-h-11";
export const PICKER_ROWS =
  "grid grid-cols-[1ch_minmax(0,1fr)_5rem] pointer-coarse:grid-cols-[1ch_minmax(0,1fr)_6rem] items-center gap-x-2.5 gap-y-1";
