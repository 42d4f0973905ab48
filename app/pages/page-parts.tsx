import type { ReactNode } from "react";
import { TextLink } from "#app/ui/link.tsx";

type TitleProps = {
  title: ReactNode;
  /** The parent page. */
  above?: { to: string; label: string };
  /** Gives the lead longer lines. */
  isWide?: boolean;
  /** The lead: what the page is for. */
  children: ReactNode;
};

export function PageTitle({ title, above, isWide = false, children }: TitleProps) {
  return (
    <div className="grid gap-3">
      {above && (
        <p className="text-sm print:hidden">
          <TextLink href={above.to}>{above.label}</TextLink>
        </p>
      )}
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <p className={`text-balance text-ink-2 text-lg ${isWide ? "max-w-[38em]" : "max-w-[34em]"}`}>{children}</p>
    </div>
  );
}

type TermsProps = {
  /** The text of each term. */
  entries: Readonly<Record<string, ReactNode>>;
  /** The columns. */
  className: string;
  isLarge?: boolean;
};

export function Terms({ entries, className, isLarge = false }: TermsProps) {
  const size = isLarge ? "[&_dt]:text-lg" : "[&_dd]:text-sm";
  return (
    <dl
      className={`grid gap-y-8 *:grid *:content-start *:gap-1.5 [&_dd]:max-w-[34em] [&_dd]:text-ink-2 [&_dt]:font-semibold ${size} ${className}`}
    >
      {Object.entries(entries).map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Paragraphs({ texts, className }: { texts: readonly string[]; className?: string }) {
  return texts.map((text) => (
    <p key={text} className={className}>
      {text}
    </p>
  ));
}

export function Notices({ notices }: { notices: readonly string[] }) {
  if (notices.length === 0) return null;
  return (
    <ul className="grid max-w-[44rem] gap-1 rounded-control bg-well px-4 py-3 text-sm">
      {notices.map((notice) => (
        <li key={notice}>{notice}</li>
      ))}
    </ul>
  );
}
