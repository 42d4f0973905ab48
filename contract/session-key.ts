/** The storage key of the session in this browser; the script in the head reads it as well. */
export const SESSION_KEY = "huesmith.session";
