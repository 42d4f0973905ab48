/** For elements that replace a button without JavaScript, since buttons set their own display. */
export const ONLY_NOSCRIPT = "[@media(scripting:enabled)]:hidden";
