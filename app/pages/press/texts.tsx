import { CopyButton } from "#app/ui/copy-button.tsx";

/** The same in three lengths, each to take as it is. */
export function Texts({ texts }: { texts: readonly { title: string; text: string }[] }) {
  return (
    <div className="grid">
      {texts.map(({ title, text }) => (
        <div
          key={title}
          className="grid gap-x-12 gap-y-3 border-line border-t py-6 last:pb-0 lg:grid-cols-[200px_minmax(0,1fr)]"
        >
          <div className="grid content-start justify-items-start gap-1">
            <h3 className="text-lg">{title}</h3>
            <p className="text-ink-2 text-sm">{text.split(/\s+/).length} words</p>
            <CopyButton text={text} what={`“${title}”`} size="sm" className="mt-2 max-lg:hidden">
              Copy
            </CopyButton>
          </div>
          <div className="grid max-w-[44em] gap-4">
            {text.split("\n\n").map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <CopyButton text={text} what={`“${title}”`} size="sm" className="justify-self-start lg:hidden">
              Copy
            </CopyButton>
          </div>
        </div>
      ))}
    </div>
  );
}
