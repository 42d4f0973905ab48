import { createHmac } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import {
  type Charge,
  type CheckoutSession,
  type Customer,
  type Invoice,
  newId,
  type PortalSession,
  type StripeEvent,
  type Subscription,
} from "./objects.ts";

type State = ReturnType<typeof makeState>;

function makeState() {
  return {
    version: 1,
    customers: {} as Record<string, Customer>,
    sessions: {} as Record<string, CheckoutSession>,
    portals: {} as Record<string, PortalSession>,
    subscriptions: {} as Record<string, Subscription>,
    invoices: {} as Record<string, Invoice>,
    charges: {} as Record<string, Charge>,
    /** Events that the webhook has not accepted yet. */
    pending: [] as StripeEvent[],
  };
}

/** Receives a signed event as Stripe would send it; false if it must be sent again. */
export type Receiver = (body: string, signature: string) => Promise<boolean>;

/** `file` keeps the state across restarts; null keeps it in memory. `now` is in milliseconds since 1970. */
export type StoreOptions = { file: string | null; webhookSecret: string; now: () => number };

export type Store = ReturnType<typeof openStore>;

/** The state of the test checkout and the events that it sends. Throws one clear line for an unreadable file. */
export function openStore({ file, webhookSecret, now }: StoreOptions) {
  const state = readState(file);
  const seconds = () => Math.floor(now() / 1000);
  let receive: Receiver | null = null;
  let delivering: Promise<void> = Promise.resolve();

  const stamp = <Kind extends string>(object: Kind, prefix: string) =>
    ({ id: newId(prefix), object, created: seconds(), livemode: false }) as const;

  async function deliver() {
    for (let event = state.pending[0]; event && receive; event = state.pending[0]) {
      const body = JSON.stringify(event);
      if (!(await receive(body, sign(body, webhookSecret, seconds())))) return;
      const { id } = event;
      state.pending = state.pending.filter((pending) => pending.id !== id);
      writeState(file, state);
    }
  }

  return {
    state,
    now: seconds,
    /** The fields that every new object has. */
    stamp,
    /** Adds an event with the current state of an object. */
    emit(type: string, about: object) {
      state.pending.push({ ...stamp("event", "evt"), type, data: { object: structuredClone(about) } });
    },
    /** Saves the state at once, then delivers the events in order until the receiver fails. */
    commit(): Promise<void> {
      writeState(file, state);
      delivering = delivering.then(deliver).catch((error) => {
        console.error(`An event of the test checkout was not delivered: ${(error as Error).name}`);
      });
      return delivering;
    },
    deliverTo(receiver: Receiver) {
      receive = receiver;
    },
  };
}

function readState(file: string | null): State {
  const empty = makeState();
  if (file === null || !existsSync(file)) return empty;
  try {
    const state: State = JSON.parse(readFileSync(file, "utf8"));
    if (state.version === 1 && Object.keys(empty).every((key) => Object.hasOwn(state, key))) return state;
  } catch {}
  throw new Error(
    `${file} isn't a state file of the test checkout. Restore the right file, or delete it to start over.`,
  );
}

/** Writes atomically: the server may stop at any time. */
function writeState(file: string | null, state: State) {
  if (file === null) return;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

/** The `Stripe-Signature` header: https://docs.stripe.com/webhooks#verify-manually */
function sign(body: string, secret: string, seconds: number) {
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}
