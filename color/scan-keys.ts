// What the name before a value tells about it. A list of words is all that tells "red", the color, from "red", the name
// of a font, a grid area or a city.

const COLOR_KEY =
  /^(?:--|[$@])|colou?r|background|border|outline|fill|stroke|shadow|rule|decoration|emphasis|filter|image/i;
const TEXT_KEY =
  /font|family|name|title|label|class|content|area|animation|desc|comment|message|type|text|slug|url|path|target|href|src|^(?:alt|id|for|to|d)$/i;
const CERTAIN_COLOR_KEY = /colou?r|fill|stroke|background|shadow/i;
// The arguments of other functions may be keys: map-get($colors, red).
const TAKES_COLOR =
  /^$|gradient$|shadow$|^(?:color-mix|light-dark|contrast-color|image|cross-fade|rgba?|hsla?|hwb|lab|lch|oklab|oklch|mix|tint|shade|lighten|darken|saturate|desaturate|fade(?:-?in|-?out)?|transparentize|opacify|(?:adjust|scale|change)-(?:color|hue))$/i;
const TAKES_SELECTOR = /^(?:querySelector(?:All)?|getElementById|closest|matches|is|not|where|has|\$|jQuery)$/;

/** Whether a bare word after this key can be a color: in custom properties, in variables and where CSS takes colors. */
export function isColorKey(key: string): boolean {
  return COLOR_KEY.test(key) && !isTextKey(key);
}

/** Whether the value is rather words, an address or an id. */
export function isTextKey(key: string): boolean {
  return TEXT_KEY.test(key) && !CERTAIN_COLOR_KEY.test(key);
}

export function isClassKey(key: string): boolean {
  return /class/i.test(key);
}

/** `name` is empty for mere parentheses. */
export function takesColor(name: string): boolean {
  return TAKES_COLOR.test(name);
}

export function takesSelector(name: string): boolean {
  return TAKES_SELECTOR.test(name);
}
