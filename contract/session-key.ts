/** Where the session is kept in this browser's storage; the script in the head asks for it too. */
export const SESSION_KEY = "huesmith.session";
