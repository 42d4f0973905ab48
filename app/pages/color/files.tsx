import { buttonClass } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section-heading.tsx";
import type { Hex } from "#color/color.ts";
import { colorPath } from "#contract/color-path.ts";

const KINDS = [
  { text: "PNG", file: ".png", saveAs: ".png" },
  { text: "Wallpaper", file: ".png?w=3840&h=2160", saveAs: "-wallpaper.png" },
  { text: "SVG", file: ".svg", saveAs: ".svg" },
  { text: "JSON", file: ".json", saveAs: ".json" },
];

export function Files({ hex }: { hex: Hex }) {
  const path = colorPath(hex);
  return (
    <Section title="Files" className="content-start gap-5">
      <div className="flex flex-wrap gap-2.5">
        {KINDS.map(({ text, file, saveAs }) => (
          <a key={text} href={path + file} download={hex.slice(1) + saveAs} className={buttonClass("outline", "md")}>
            <Icon className="icon-download" />
            {text}
          </a>
        ))}
      </div>
      <p className="max-w-[34em] text-ink-2 text-sm">
        You can use these stable addresses anywhere. Images take a size in pixels, as in{" "}
        <a href={`${path}.png?w=1200&h=630`} className="font-mono text-ink underline [overflow-wrap:anywhere]">
          {path}.png?w=1200&amp;h=630
        </a>
        , and the JSON has this page's formats, names and contrasts.
      </p>
    </Section>
  );
}
