import { createHmac } from "node:crypto";
import { newId, type PendingEvent, type State } from "./objects.ts";
import { readState, writeState } from "./state-file.ts";

/** Takes a signed event as Stripe would send it; true when it need not be sent again. */
export type Receiver = (body: string, signature: string) => Promise<boolean>;

export type Store = {
  state: State;
  /** Seconds since 1970. */
  now: () => number;
  save: () => void;
  /** Keeps an event about an object as it is now, to be sent. */
  emit: (type: string, about: object) => void;
  /** Sends what is kept, in order, until the receiver is away. */
  deliver: () => Promise<void>;
  deliverTo: (receiver: Receiver) => void;
};

export type StoreOptions = { file: string | null; webhookSecret: string; now: () => number };

/** The state of the test checkout, and the events that it sends. */
export function openStore({ file, webhookSecret, now }: StoreOptions): Store {
  const state = readState(file);
  const seconds = () => Math.floor(now() / 1000);
  const save = () => writeState(file, state);
  let receive: Receiver | null = null;
  let delivering: Promise<void> = Promise.resolve();

  async function deliverAll() {
    for (let event = state.pending[0]; event && receive; event = state.pending[0]) {
      const body = JSON.stringify(event);
      if (!(await receive(body, sign(body, webhookSecret, seconds())))) return;
      const { id } = event;
      state.pending = state.pending.filter((pending) => pending.id !== id);
      save();
    }
  }

  return {
    state,
    now: seconds,
    save,
    emit: (type, about) => {
      const event: PendingEvent = {
        id: newId("evt"),
        object: "event",
        type,
        created: seconds(),
        livemode: false,
        data: { object: structuredClone(about) },
      };
      state.pending.push(event);
    },
    deliver: () => {
      // Caught: one that fails stays pending, and must not keep the later ones from being sent.
      delivering = delivering.then(deliverAll).catch((error) => {
        console.error(`An event of the test checkout was not delivered: ${(error as Error).name}`);
      });
      return delivering;
    },
    deliverTo: (receiver) => {
      receive = receiver;
    },
  };
}

/** The header `Stripe-Signature`: https://docs.stripe.com/webhooks#verify-manually */
function sign(body: string, secret: string, seconds: number) {
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}
