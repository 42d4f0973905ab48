const TOKEN = /\s*(?:(\d+(?:[.,]\d*)?|[.,]\d+)(%)?|([-+*/()]))/y;
const MAX_CHARACTERS = 60;

type Reader = { tokens: readonly (number | string)[]; at: number };

/**
 * Evaluates a number field's text: a number, a percentage of `max`, "50/2" or "(3+4)*2"; or a change of the current
 * value, "+10", "*1.1", "/2", "-5". If values can be negative, "-5" is a value and "-=5" the change. Else `null`.
 */
export function calculate(text: string, value: number, min: number, max: number): number | null {
  if (text.length > MAX_CHARACTERS) return null;
  const plain = text.normalize("NFKC").replaceAll("−", "-").replaceAll("×", "*").replaceAll("÷", "/");
  const [, operator, isAssigned, rest = ""] = /^\s*([-+*/])(=?)(.*)$/s.exec(plain) ?? [];
  const isChange = operator && (isAssigned || operator !== "-" || min >= 0);
  const tokens = tokensOf(isChange ? `(${value.toFixed(6)})${operator}${rest}` : plain, max);
  if (!tokens) return null;
  const reader: Reader = { tokens, at: 0 };
  const result = readSum(reader);
  return reader.at === tokens.length && Number.isFinite(result) ? result : null;
}

function tokensOf(text: string, max: number): (number | string)[] | null {
  const tokens: (number | string)[] = [];
  TOKEN.lastIndex = 0;
  const end = text.trimEnd().length;
  while (TOKEN.lastIndex < end) {
    const [, digits, percent, sign] = TOKEN.exec(text) ?? [];
    if (!digits && !sign) return null;
    tokens.push(
      digits ? (Number(digits.replace(",", ".")) * (percent ? max : 1)) / (percent ? 100 : 1) : (sign as string),
    );
  }
  return tokens;
}

function readSum(reader: Reader): number {
  let sum = readProduct(reader);
  for (;;) {
    if (take(reader, "+")) sum += readProduct(reader);
    else if (take(reader, "-")) sum -= readProduct(reader);
    else return sum;
  }
}

function readProduct(reader: Reader): number {
  let product = readFactor(reader);
  for (;;) {
    if (take(reader, "*")) product *= readFactor(reader);
    else if (take(reader, "/")) product /= readFactor(reader);
    else return product;
  }
}

/** NaN if the number is missing. */
function readFactor(reader: Reader): number {
  if (take(reader, "-")) return -readFactor(reader);
  if (take(reader, "(")) {
    const sum = readSum(reader);
    return take(reader, ")") ? sum : Number.NaN;
  }
  const token = reader.tokens[reader.at++];
  return typeof token === "number" ? token : Number.NaN;
}

function take(reader: Reader, sign: string): boolean {
  if (reader.tokens[reader.at] !== sign) return false;
  reader.at++;
  return true;
}
