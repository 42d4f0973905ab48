import { CopyButton } from "./copy-button.tsx";

type Props = {
  title: string;
  code: string;
  /** Shown next to the title: "CSS", "JSON". */
  language?: string;
};

export function CodeBlock({ title, code, language }: Props) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-control border border-transparent bg-well">
      <figcaption className="flex items-center gap-2.5 border-line border-b py-1 pr-1.5 pl-4">
        <span className="min-w-0 flex-1 truncate font-[550] text-sm">{title}</span>
        {language && <span className="font-mono text-ink-2 text-xs">{language}</span>}
        <CopyButton text={code} what={title} size="sm" className="text-ink-2" />
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: code isn't a set of form fields */}
      <div
        role="group"
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
        tabIndex={0}
        className="overflow-x-auto rounded-b-control px-4 py-3.5 focus-visible:-outline-offset-2"
      >
        <pre className="font-mono text-sm leading-[1.6]">
          <code>{code}</code>
        </pre>
      </div>
    </figure>
  );
}
