/** What is said instead of a page that is locked. */
export const KEY_NEEDED =
  "Only the person who runs this site can open this. If that's you, open the link the server printed in its terminal.";
