// The picker and its skeleton share these boxes, so that nothing shifts when one replaces the other.

export const PICKER_COLUMNS = "grid @xl:grid-cols-2 gap-x-6 gap-y-4";
export const PICKER_AREA = "grid min-w-0 content-start gap-3";
