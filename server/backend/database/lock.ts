// PGlite takes no lock: two processes would open one folder and silently lose each other's rows. The lock names its holder
// by pid, the start of the process and of the machine, and the namespace of pids, so that a pid used again is no holder.
// A heartbeat tells of a holder that cannot be seen: in another container, or on a system without /proc.
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";

type Holder = { pid: number; host: string; start: string; boot: string; namespace: string };

const BEAT_MS = 2000;
const STALE_MS = 15_000;
const TRIES = 5;
/** To remove an abandoned lock takes far less. */
const TURN_MS = 20;

/**
 * Takes `file` as a lock for this process and gives back what releases it; the end of the process releases it too,
 * whatever ends it. Throws one clear line when a process that is alive has it.
 */
export function takeLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const mine = JSON.stringify(describeMyself());
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      writeFileSync(file, mine, { flag: "wx" });
      return keep(file, mine);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const state = stateOf(file);
    if (state === "held") break;
    if (state === "abandoned" && tries < TRIES - 1) takeAway(file);
  }
  throw new Error(
    `The data in ${dirname(file)} is in use by another process${pidIn(file)}. Stop it, or choose another folder: DATA_DIR=other npm start`,
  );
}

function keep(file: string, mine: string) {
  const beat = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // The folder was removed; there is nothing to hold.
    }
  }, BEAT_MS);
  beat.unref();
  const release = () => {
    clearInterval(beat);
    process.off("exit", release);
    if (read(file) === mine) rmSync(file, { force: true });
  };
  process.once("exit", release);
  return release;
}

/**
 * Removes an abandoned lock. One process at a time looks and removes: of two that see it one would come so late that it
 * removes the new lock of the other. A turn that a crash left behind is over after the time of a lock.
 */
function takeAway(file: string) {
  const turn = `${file}.turn`;
  try {
    writeFileSync(turn, "", { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if (stateOf(turn) === "abandoned") rmSync(turn, { force: true });
    else sleep(TURN_MS);
    return;
  }
  try {
    if (stateOf(file) === "abandoned") rmSync(file, { force: true });
  } finally {
    rmSync(turn, { force: true });
  }
}

function sleep(milliseconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** Its age and its text are of one file: by its name they could be those of two, one after the other. */
function stateOf(file: string): "free" | "held" | "abandoned" {
  let descriptor: number;
  try {
    descriptor = openSync(file, "r");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "free";
    throw error;
  }
  try {
    const age = Date.now() - fstatSync(descriptor).mtimeMs;
    return isHeld(readFileSync(descriptor, "utf8"), age < STALE_MS) ? "held" : "abandoned";
  } finally {
    closeSync(descriptor);
  }
}

function isHeld(text: string, isBeating: boolean) {
  const holder = parseHolder(text);
  const me = describeMyself();
  // Empty for a moment before its holder is in it.
  if (!holder) return isBeating;
  // Here /proc knows exactly who is alive.
  if (me.namespace !== "" && holder.namespace === me.namespace) {
    return holder.boot === me.boot && startOf(holder.pid) === holder.start;
  }
  const isVisible = me.namespace === "" && holder.namespace === "" && holder.host === me.host;
  return isBeating && (!isVisible || isAlive(holder.pid));
}

function describeMyself(): Holder {
  return {
    pid: process.pid,
    host: hostname(),
    start: startOf(process.pid) ?? "",
    boot: read("/proc/sys/kernel/random/boot_id"),
    namespace: readNamespace(),
  };
}

function parseHolder(text: string): Holder | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function pidIn(file: string) {
  const pid = parseHolder(read(file))?.pid;
  return pid ? ` (${pid})` : "";
}

/** Clock ticks from the start of the machine to that of the process; undefined when it has ended, or waits to be buried. */
function startOf(pid: number) {
  const line = read(`/proc/${pid}/stat`);
  // The second field is a name in parentheses, and may hold anything.
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  const state = fields[0];
  return line === "" || state === "Z" || state === "X" ? undefined : fields[19];
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function readNamespace() {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return "";
  }
}

function read(file: string) {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return "";
  }
}
