import { createListeners } from "#app/ui/listeners.ts";
import type { Kind } from "./library-data.ts";

/** Emitted for saves by the user: only these open a dialog if the account is full. */
export const { subscribe: onSaved, notify: emitSaved } = createListeners<[saved: { kind: Kind; id: string }]>();
