// The same checks as in the database: supabase/migrations.

/** The token in the address of a shared palette. */
export const SHARE_TOKEN = /^[A-Za-z0-9_-]{22,64}$/;

/** A saved color, in the notation of addresses. */
export const COLOR_TEXT = /^[0-9a-z.~_]{3,80}$/;
