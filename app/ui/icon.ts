/** How every icon of the house is drawn. Its name comes from the text beside it or the button around it. */
export const ICON = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;
