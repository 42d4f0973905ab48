/** The first `length` UTF-16 units of a text, or one less where that would leave half an emoji. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}
