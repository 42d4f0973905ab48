export const SAVE_SHORTCUT = { id: "save", keys: "KeyS", label: "Save to the library", group: "Library" } as const;
