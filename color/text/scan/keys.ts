// What the key or the function before a value says about it. Only a word list can tell "red", the color, from "red",
// the name of a font, a grid area or a city.

const COLOR_KEY =
  /^(?:--|[$@])|colou?r|background|border|outline|fill|stroke|shadow|rule|decoration|emphasis|filter|image/i;
const TEXT_KEY =
  /font|family|name|title|label|class|content|area|animation|desc|comment|message|type|text|slug|url|path|target|href|src|^(?:alt|id|for|to|d)$/i;
const CERTAIN_COLOR_KEY = /colou?r|fill|stroke|background|shadow/i;
// ARGB in Internet Explorer filters: startColorstr=#80000000.
const ARGB_KEY = /colorstr$/i;
// Properties whose values are names, even where no braces tell CSS from a list such as "primary: red".
export const NAMING_PROPERTY =
  /^(?:-[a-z]+-)?(?:font|font-family|(?:animation|transition|grid|view-transition|view-timeline|scroll-timeline|container|counter|anchor|position|page|list-style)-[a-z-]+|animation|transition|will-change)$/i;
export const CLASS_KEY = /class/i;
// Arguments of other functions may be keys: map-get($colors, red). Plain parentheses have no name.
export const TAKES_COLOR =
  /^$|gradient$|shadow$|^(?:color-mix|light-dark|contrast-color|image|cross-fade|rgba?|hsla?|hwb|lab|lch|oklab|oklch|mix|tint|shade|lighten|darken|saturate|desaturate|fade(?:-?in|-?out)?|transparentize|opacify|(?:adjust|scale|change)-(?:color|hue))$/i;
export const TAKES_SELECTOR = /^(?:querySelector(?:All)?|getElementById|closest|matches|is|not|where|has|\$|jQuery)$/;

/** Whether a bare word after this key can be a color: custom properties, variables and CSS properties with colors. */
export function isColorKey(key: string): boolean {
  return COLOR_KEY.test(key) && !isTextKey(key);
}

/** Whether the value is more likely words, an address or an ID. */
export function isTextKey(key: string): boolean {
  return (TEXT_KEY.test(key) && !CERTAIN_COLOR_KEY.test(key)) || ARGB_KEY.test(key);
}
