import { createListeners } from "#app/ui/listeners.ts";
import type { Kind } from "./library-data.ts";

/** A save by hand: only then is a full account worth a dialog. */
export const { subscribe: onSaved, notify: emitSaved } = createListeners<[saved: { kind: Kind; id: string }]>();
