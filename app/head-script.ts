import { SESSION_KEY } from "#contract/session-key.ts";

export const THEME_KEY = "theme";

/**
 * Runs before the first paint, so that neither the theme nor the login state flashes: cached pages are a guest's,
 * `data-session` shows the other end of the header, and `data-pro` means that this person has Pro.
 */
const MARK = `try{var s=localStorage,d=document.documentElement,t=s.getItem("${THEME_KEY}");if(t)d.dataset.theme=t;if(s.getItem("${SESSION_KEY}")){d.dataset.session="";if(/(^|; )lv_sur=true(;|$)/.test(document.cookie))d.dataset.pro=""}}catch{}`;

declare global {
  interface Document {
    earlyPress?: HTMLElement | null;
  }
}

/**
 * Remembers the button that is pressed, except those that work without scripts, until React handles the press: before
 * hydration, and in late parts without code, it doesn't. `repeatEarlyPress` repeats it then.
 */
const WATCH = `addEventListener("click",({target:t})=>{document.earlyPress=t.closest?.("[type=button]:not([popovertarget])")},!0)`;

/** The script in the head. The server allows it by its hash. */
export const HEAD_SCRIPT = `${MARK}${WATCH}`;
