/** Shown instead of a locked page. */
export const KEY_NEEDED =
  "Only the person who runs this site can open this. If that's you, open the link the server printed in its terminal.";
