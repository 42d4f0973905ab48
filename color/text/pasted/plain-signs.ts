// Excludes the two joiners, which emoji and Persian words need.
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Full-width Latin letters, digits and signs, as in Chinese and Japanese text: `＃`, `，`, `（`. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
const HAS_ANY = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\u3000\u3001\ufeff\uff01-\uff5e]/;

/** Removes invisible characters and replaces full-width ones with plain ones. */
export function toPlainSigns(text: string): string {
  if (!HAS_ANY.test(text)) return text;
  return text
    .replace(INVISIBLE, "")
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/\u3001/g, ",")
    .replace(/\u3000/g, " ");
}
