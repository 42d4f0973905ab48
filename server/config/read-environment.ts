// Each reader throws one clear line for an invalid value. Values that may contain a password are not repeated.

type Environment = NodeJS.ProcessEnv;

/** Reads one value after another, so that all mistakes are reported at once. */
export type Collect = <Value>(read: () => Value) => Value;

/**
 * Returns what `readAll` reads with its `Collect`; throws one error with a line for each mistake, in order. After a
 * mistake a value is undefined, whatever its type says, and the whole result is discarded.
 */
export function collectMistakes<Result>(readAll: (collect: Collect) => Result): Result {
  const mistakes = new Set<string>(); // two readers of one setting report the same mistake
  const collect: Collect = (read) => {
    try {
      return read();
    } catch (error) {
      mistakes.add((error as Error).message);
      return undefined as ReturnType<typeof read>;
    }
  };
  const result = collect(() => readAll(collect));
  if (mistakes.size > 0) throw new Error([...mistakes].join("\n"));
  return result;
}

/** 1 or true, 0 or false; false if not set. */
export function readFlag(env: Environment, name: string): boolean {
  const value = env[name] ?? "";
  if (["", "0", "false"].includes(value)) return false;
  if (["1", "true"].includes(value)) return true;
  throw new Error(`${name} must be 1 or 0: ${value}`);
}

/** The origin of a web address, without a trailing slash. */
export function readOrigin(env: Environment, name: string, example: string): string {
  const value = env[name] ?? "";
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // Hosts can contain a semicolon, which would end a directive of a policy.
  if (!url || !/^https?:\/\/[\w.*:[\]-]+$/.test(url.origin)) {
    throw new Error(`${name} is not a web address like ${example}: ${value}`);
  }
  return url.origin;
}

/** One email address, without a name. */
export function readAddress(env: Environment, name: string): string | undefined {
  const value = env[name] || undefined;
  if (value !== undefined && !/^[^\s<>@,;"]+@[^\s<>@,;"]+$/.test(value)) {
    throw new Error(`${name} is not an email address like hello@colors.example: ${value}`);
  }
  return value;
}

/** Text for people, on one line and at most 300 characters; undefined if not set. */
export function readLine(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim() || undefined;
  if (value !== undefined && (value.length > 300 || /\p{C}/u.test(value))) {
    throw new Error(`${name} is not one line of at most 300 characters.`);
  }
  return value;
}

/** One of two words; undefined if not set. */
export function readChoice<const Word extends string>(env: Environment, name: string, words: readonly [Word, Word]) {
  const value = env[name] || undefined;
  const word = words.find((known) => known === value);
  if (value === word) return word;
  throw new Error(`${name} must be ${words.join(" or ")}: ${value}`);
}

/** A URL with one of the schemes; undefined if not set. */
export function readUrl(env: Environment, name: string, schemes: readonly string[], example: string): URL | undefined {
  const value = env[name];
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !schemes.includes(url.protocol) || url.host === "") {
    throw new Error(`${name} is not an address like ${example}`);
  }
  return url;
}

/** The values of variables that only make sense together; undefined if none is set. */
export function readTogether<const Names extends readonly string[]>(
  env: Environment,
  names: Names,
): { -readonly [Name in keyof Names]: string } | undefined {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) {
    const given = names.filter((name) => env[name]);
    throw new Error(
      `${given.join(" and ")} ${given.length > 1 ? "are" : "is"} set, but ${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} not.`,
    );
  }
  return names.map((name) => env[name]) as { -readonly [Name in keyof Names]: string };
}
