import { TextLink } from "#app/ui/link.tsx";

/** Matches code in backticks and URLs. */
const PART = /(`[^`]+`|https:\/\/[^\s)]+[^\s).,:;])/;

export function DocText({ text }: { text: string }) {
  return text.split("\n\n").map((paragraph) => (
    <p key={paragraph} className="max-w-[34em] text-ink-2 [overflow-wrap:anywhere]">
      {paragraph.split(PART).map((part, index) => {
        if (part.startsWith("`")) return <code key={index}>{part.slice(1, -1)}</code>;
        if (!part.startsWith("https://")) return part;
        return (
          <TextLink key={index} href={part} isExternal>
            {part.replace("https://", "")}
          </TextLink>
        );
      })}
    </p>
  ));
}
