/** For what stands in for a button without JavaScript: buttons have a display of their own. */
export const ONLY_NOSCRIPT = "[@media(scripting:enabled)]:hidden";
