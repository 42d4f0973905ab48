// What the name before a value tells about it. A list of words is all that tells "red", the color, from "red", the name
// of a font, a grid area or a city.

const COLOR_KEY =
  /^(?:--|[$@])|colou?r|background|border|outline|fill|stroke|shadow|rule|decoration|emphasis|filter|image/i;
const TEXT_KEY =
  /font|family|name|title|label|class|content|area|animation|desc|comment|message|type|text|slug|url|path|target|href|src|^(?:alt|id|for|to|d)$/i;
const CERTAIN_COLOR_KEY = /colou?r|fill|stroke|background|shadow/i;
// Values that are names, also where no braces tell CSS from a list such as "primary: red".
const NAMING_PROPERTY =
  /^(?:-[a-z]+-)?(?:font|font-family|(?:animation|transition|grid|view-transition|view-timeline|scroll-timeline|container|counter|anchor|position|page|list-style)-[a-z-]+|animation|transition|will-change)$/i;
// ARGB in filters of Internet Explorer: startColorstr=#80000000.
const ARGB_KEY = /colorstr$/i;
const ARGB_KEY_BEFORE = /colorstr\s*=[\s'"\\]*$/i;
const LONGEST_KEY_BEFORE_CHARS = 16;
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
  return (TEXT_KEY.test(key) && !CERTAIN_COLOR_KEY.test(key)) || ARGB_KEY.test(key);
}

/** Whether it is a property of CSS whose values are names of something else. */
export function isNamingProperty(key: string): boolean {
  return NAMING_PROPERTY.test(key);
}

/** Whether a value at this position is one of a filter of Internet Explorer. */
export function isArgbAt(text: string, position: number): boolean {
  return ARGB_KEY_BEFORE.test(text.slice(Math.max(0, position - LONGEST_KEY_BEFORE_CHARS), position));
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
