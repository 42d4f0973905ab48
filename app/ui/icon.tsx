/** A Lucide icon name: "icon-copy", "icon-check/bold" for small sizes, "icon-bookmark/filled" for an active state. */
export type IconClass = `icon-${string}`;

/** An 18 px icon in the text color. Its name comes from the text next to it or the button around it. */
export function Icon({ className }: { className: IconClass }) {
  return <span className={`icon ${className}`} />;
}
