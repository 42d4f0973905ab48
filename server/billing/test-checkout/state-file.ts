import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { array, is, literal, looseObject, object, record, string } from "valibot";
import { EMPTY, type State } from "./objects.ts";

const things = record(string(), looseObject({ id: string() }));
const StateShape = object({
  version: literal(1),
  customers: things,
  sessions: things,
  portals: things,
  subscriptions: things,
  invoices: things,
  charges: things,
  pending: array(looseObject({ id: string() })),
});

/** What was kept in the file; an empty state without one. Throws one clear line when it cannot be read. */
export function readState(file: string | null): State {
  const text = file === null ? null : readText(file);
  if (text === null) return structuredClone(EMPTY);
  const state = parse(text);
  if (is(StateShape, state)) return state as unknown as State;
  throw new Error(`${file} is no state of the test checkout. Put the right one back, or take it away to begin again.`);
}

/** Whole or not at all: a person must be able to cancel what they began, whenever the server stopped. */
export function writeState(file: string | null, state: State) {
  if (file === null) return;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.new`;
  const descriptor = openSync(draft, "w", 0o600);
  try {
    writeSync(descriptor, JSON.stringify(state));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(draft, file);
}

function readText(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
