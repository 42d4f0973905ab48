// Each of these throws one clear line for a value that cannot be right. Values that may hold a password are not repeated.

type Environment = NodeJS.ProcessEnv;

/** Reads one value after the other, so that all mistakes are told at once. */
export type Collect = <Value>(read: () => Value) => Value;

/**
 * Gives what `readAll` reads with its `Collect`; throws one error with a line for each mistake, in their order. After a
 * mistake a value is undefined, whatever its type says, and the whole is thrown away.
 */
export function collectMistakes<Result>(readAll: (collect: Collect) => Result): Result {
  const mistakes = new Set<string>(); // two readers of one setting make the same one
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

/** 1 or true, 0 or false; false when it is not set. */
export function readFlag(env: Environment, name: string): boolean {
  const value = env[name] ?? "";
  if (["", "0", "false"].includes(value)) return false;
  if (["1", "true"].includes(value)) return true;
  throw new Error(`${name} is neither 1 nor 0: ${value}`);
}

/** The origin of a web address, without a slash at the end. */
export function readOrigin(env: Environment, name: string, example: string): string {
  const value = env[name] ?? "";
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // Hosts may hold a semicolon, which would end a directive of a policy.
  if (!url || !/^https?:\/\/[\w.*:[\]-]+$/.test(url.origin)) {
    throw new Error(`${name} is not a web address like ${example}: ${value}`);
  }
  return url.origin;
}

/** One mail address, without a name. */
export function readAddress(env: Environment, name: string): string | undefined {
  const value = env[name] || undefined;
  if (value !== undefined && !/^[^\s<>@,;"]+@[^\s<>@,;"]+$/.test(value)) {
    throw new Error(`${name} is not an email address like hello@colors.example: ${value}`);
  }
  return value;
}

/** Some words for people, on one line and at most 300 characters; undefined when they are not set. */
export function readLine(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim() || undefined;
  if (value !== undefined && (value.length > 300 || /\p{C}/u.test(value))) {
    throw new Error(`${name} is not one line of at most 300 characters.`);
  }
  return value;
}

/** A URL of one of the schemes. */
export function readUrl(env: Environment, name: string, schemes: readonly string[], example: string): URL {
  const value = env[name] ?? "";
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !schemes.includes(url.protocol) || url.host === "") {
    throw new Error(`${name} is not an address like ${example}`);
  }
  return url;
}

/** The values of names that only make sense together; undefined when none is set. */
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
