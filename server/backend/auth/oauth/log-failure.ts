import type { Provider } from "./provider.ts";

/** Says for the operator what a provider did, by codes alone: messages may hold addresses and tokens. */
export function logFailure(provider: Provider, thrown: unknown): void {
  const words: string[] = [];
  for (let error = thrown; error instanceof Error && words.length < 6; error = error.cause) {
    const { code, error: refusal, status } = error as { code?: unknown; error?: unknown; status?: unknown };
    words.push(...[code, refusal, status].filter(isWord).map(String));
    if (words.length === 0) words.push(error.name);
  }
  console.error(`Sign-in by ${provider.label} failed: ${words.join(", ") || "unknown"}`);
}

function isWord(value: unknown) {
  return typeof value === "number" || (typeof value === "string" && /^\w{1,60}$/.test(value));
}
