import type { GoTrueClient } from "@supabase/auth-js";
import type { PostgrestClient } from "@supabase/postgrest-js";

/** `send` is `fetch` with one more try for reads. */
export type Clients = { auth: GoTrueClient; rest: PostgrestClient; send: typeof fetch };
/** Who can prove an identity besides us. */
export type Provider = "google" | "github";
