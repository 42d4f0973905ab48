/** For what replaces a button without JavaScript: buttons set their own display. */
export const ONLY_NOSCRIPT = "[@media(scripting:enabled)]:hidden";
