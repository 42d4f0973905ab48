const FILES = [
  [
    "/color/0D6986.json",
    "A color with its name, the eight nearest of all names, formats, and contrast with white and black",
  ],
  ["/color/0D6986.png?w=1200&h=630", "A solid image of a color, up to 4096 pixels; .svg too"],
  ["/color-shades.json?c=0d6986", "Tints, shades, tones and scales with the contrast of every step"],
  ["/random-color-generator.json?n=5", "Random colors within every limit of the tool"],
  ["/html-color-codes.json", "The 148 names of CSS with their codes; .csv too"],
] as const;

export function OtherFiles() {
  return (
    <ul>
      {FILES.map(([address, text]) => (
        <li
          key={address}
          className="grid gap-x-8 gap-y-0.5 border-line border-t py-3 text-sm md:grid-cols-[340px_minmax(0,1fr)]"
        >
          <a
            href={address}
            className="justify-self-start rounded-swatch font-mono underline decoration-line-2 underline-offset-[0.2em] [overflow-wrap:anywhere] hover:decoration-current"
          >
            {address}
          </a>
          <span className="text-ink-2">{text}</span>
        </li>
      ))}
    </ul>
  );
}
