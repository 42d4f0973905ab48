import { setTimeout as pause } from "node:timers/promises";

export type Load = Awaited<ReturnType<typeof startLoad>>;

type Keys = { anonKey: string; secretKey: string };

const READERS = 6;
const WRITERS = 4;
const PASSWORD = "Passw0rd1";
/** The pause between two requests of one client, which leaves CPU for the servers on a small machine. */
const BREAK_MS = 20;
const PAGE_ROWS = 500;
const MAX_LINES = 10;
const MAX_TRIES = 3;
const COLORS = 0x1000000;

/** Simulates readers and a member who saves colors; at the end, checks that each acknowledged color exists. */
export async function startLoad(site: string, keys: Keys) {
  const headers = await makeMember(site, keys);
  const asking = countAnswers(site);
  const acknowledged = new Set<string>();
  let isOver = false;
  const repeat = async (act: () => Promise<void>) => {
    for (; !isOver; await pause(BREAK_MS)) await act();
  };
  const read = async () => {
    const hex = Math.floor(Math.random() * COLORS)
      .toString(16)
      .padStart(6, "0");
    await asking.ask(`/color/${hex.toUpperCase()}`);
  };
  const write = async () => {
    const id = crypto.randomUUID();
    const body = JSON.stringify({ id, name: "red", color: "ff0000" });
    if ((await asking.ask("/rest/v1/colors", { method: "POST", headers, body })) === 201) acknowledged.add(id);
  };
  const people = [
    ...Array.from({ length: READERS }, () => repeat(read)),
    ...Array.from({ length: WRITERS }, () => repeat(write)),
  ];
  return {
    /** Returns the counts since the last call. */
    count: asking.count,
    async end() {
      isOver = true;
      await Promise.all(people);
      const found = await readColors(site, headers);
      const missing = [...acknowledged].filter((id) => !found.has(id)).length;
      return { acknowledged: acknowledged.size, missing, unexpected: asking.unexpected };
    },
  };
}

/** The only expected failure is a 503 with a Retry-After. */
function countAnswers(site: string) {
  const unexpected: string[] = [];
  let counts = { answers: 0, again: 0, unavailable: 0, failed: 0 };
  let times: number[] = [];
  const fail = (line: string) => {
    counts.failed++;
    if (unexpected.length < MAX_LINES) unexpected.push(line);
  };
  return {
    unexpected,
    async ask(path: string, init: RequestInit = {}) {
      const what = `${init.method ?? "GET"} ${path}`;
      const start = performance.now();
      try {
        const response = await send(site + path, init, () => counts.again++);
        await response.arrayBuffer();
        counts.answers++;
        times.push(performance.now() - start);
        if (response.status === 503 && response.headers.has("Retry-After")) counts.unavailable++;
        else if (!response.ok) fail(`${what}: ${response.status}`);
        return response.status;
      } catch (error) {
        fail(`${what}: ${(error as Error).cause ?? error}`);
      }
    },
    count() {
      times.sort((one, other) => one - other);
      const result = { ...counts, slowestMs: times[Math.floor(times.length * 0.99)] ?? 0 };
      counts = { answers: 0, again: 0, unavailable: 0, failed: 0 };
      times = [];
      return result;
    },
  };
}

/** Retries like a browser, at most twice, if a kept-alive connection closes without a response. */
async function send(address: string, init: RequestInit, onAgain: () => void): Promise<Response> {
  for (let tries = 1; ; tries++) {
    try {
      return await fetch(address, init);
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: string };
      if (code !== "UND_ERR_SOCKET" || tries === MAX_TRIES) throw error;
      onAgain();
    }
  }
}

/** Makes a Pro member, so that colors have no limit. Returns what their requests send. */
async function makeMember(site: string, { anonKey, secretKey }: Keys) {
  const person = { email: "drill@example.com", password: PASSWORD };
  const call = async (path: string, key: string, body: object, method = "POST") => {
    const response = await fetch(site + path, { method, headers: headersOf(key), body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? null : response.json();
  };
  const { id } = await call("/auth/v1/admin/users", secretKey, { ...person, email_confirm: true });
  await call(`/rest/v1/profiles?id=eq.${id}`, secretKey, { is_pro: true }, "PATCH");
  const { access_token } = await call("/auth/v1/token?grant_type=password", anonKey, person);
  return headersOf(anonKey, access_token);
}

async function readColors(site: string, headers: HeadersInit) {
  const found = new Set<string>();
  for (let offset = 0; ; offset += PAGE_ROWS) {
    const query = `select=id&order=id&limit=${PAGE_ROWS}&offset=${offset}`;
    const rows = (await (await fetch(`${site}/rest/v1/colors?${query}`, { headers })).json()) as { id: string }[];
    for (const { id } of rows) found.add(id);
    if (rows.length < PAGE_ROWS) return found;
  }
}

function headersOf(key: string, token = key) {
  return { apikey: key, Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
}
