/** While another page is loading, character keys are meant for that one. Set by the shell. */
export const leaving = { isNow: false };
