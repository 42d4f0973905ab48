// Says in one sentence why a text is not a color, so that a person can mend it.

const FUNCTIONS: Readonly<Record<string, number>> = {
  rgb: 3,
  rgba: 3,
  hsl: 3,
  hsla: 3,
  hwb: 3,
  hsv: 3,
  hsb: 3,
  cmyk: 4,
  lab: 3,
  lch: 3,
  oklab: 3,
  oklch: 3,
};

/** For text that `parsePasted` refuses. */
export function explainBadText(text: string): string {
  const trimmed = text.trim();
  if (trimmed === "") return "Nothing to read yet. Type or paste a color.";
  const shown = quote(trimmed);
  if (trimmed.startsWith("#")) return explainHex(trimmed.slice(1), shown);
  const call = /^([a-z][a-z-]*)\s*\(/i.exec(trimmed);
  if (call?.[1]) return explainFunction(call[1].toLowerCase(), trimmed, shown);
  if (/^[a-z\s]+$/i.test(trimmed)) return `${shown} is not a color name of CSS.`;
  return `${shown} was not understood. Try #C8C814, rgb(200 200 20) or olive.`;
}

function explainHex(digits: string, shown: string): string {
  const wrong = /[^0-9a-f]/i.exec(digits)?.[0];
  if (wrong) return `${shown}: ${quote(wrong)} is not a HEX digit. They are 0 to 9 and A to F.`;
  return `${shown}: a HEX code has 3, 4, 6 or 8 digits; this has ${digits.length}.`;
}

function explainFunction(name: string, text: string, shown: string): string {
  const count = FUNCTIONS[name];
  if (count === undefined && name !== "color") return `${shown}: ${name}() is not a color function that we read.`;
  if (!text.endsWith(")")) return `${shown}: the closing parenthesis is missing.`;
  if (count === undefined) return `${shown}: color() takes a color space such as display-p3 and three numbers.`;
  const inside = text.slice(text.indexOf("(") + 1, -1).replace(/[/].*$/, "");
  const values = inside.split(/[\s,]+/).filter(Boolean);
  const wrong = values.find((value) => !/^([-+]?[\d.]+(e[-+]?\d+)?(%|deg|rad|grad|turn)?|none)$/i.test(value));
  if (wrong) return `${shown}: ${quote(wrong)} is not a number.`;
  if (values.length < count) return `${shown}: ${name}() needs ${count} numbers; this has ${values.length}.`;
  return `${shown}: these values do not fit ${name}().`;
}

function quote(text: string): string {
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
}
