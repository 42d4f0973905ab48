// PGlite and node-postgres read most types alike, but not these. With these readers, rows are the same on both.

type Reader = (text: string) => unknown;

const asIs: Reader = (text) => text;

/** Converts the text of a PostgreSQL type, identified by its number in pg_type, to a value. */
export const VALUE_READERS: Readonly<Record<number, Reader>> = {
  20: readInteger, // bigint
  114: (text) => JSON.parse(text), // json
  1082: asIs, // date
  1083: asIs, // time
  1114: (text) => text.replace(" ", "T"), // timestamp
  1184: readTimestamp, // timestamptz
  1700: readNumeric, // numeric
  3802: (text) => JSON.parse(text), // jsonb
};

/** Converts `2026-11-22 01:02:03.123456+00` to ISO 8601, with all its digits; the session must be in UTC. */
function readTimestamp(text: string) {
  return text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}

function readInteger(text: string) {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

function readNumeric(text: string) {
  const number = Number(text);
  return String(number) === text ? number : text;
}
