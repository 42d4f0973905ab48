/** Lucide's name of a drawing: "icon-copy", "icon-check/bold" for small sizes, "icon-bookmark/filled" for what is on. */
export type IconClass = `icon-${string}`;

/** A drawing of 18 px in the color of its text. Its name comes from the text beside it or the button around it. */
export function Icon({ className }: { className: IconClass }) {
  return <span className={`icon ${className}`} />;
}
