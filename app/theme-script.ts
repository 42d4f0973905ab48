/** Where a chosen theme is kept in the browser. */
export const THEME_KEY = "theme";

/** Runs in the head before the first paint, so that a chosen theme never flashes; the server allows it by its hash. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem("${THEME_KEY}");if(t)document.documentElement.dataset.theme=t}catch{}`;
