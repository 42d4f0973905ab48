import { SESSION_KEY } from "#contract/session-key.ts";

export const THEME_KEY = "theme";

/**
 * Runs in the head before the first paint, so that neither the theme nor the log-in state flashes: cached pages are a
 * guest's, `data-session` shows the other end of the header, and `data-pro` means that this person has Pro. The server
 * allows the script by its hash.
 */
export const THEME_SCRIPT = `try{var s=localStorage,d=document.documentElement,t=s.getItem("${THEME_KEY}");if(t)d.dataset.theme=t;if(s.getItem("${SESSION_KEY}")){d.dataset.session="";if(/(^|; )lv_sur=true(;|$)/.test(document.cookie))d.dataset.pro=""}}catch{}`;
