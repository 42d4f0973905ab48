import type { ListedMail } from "./mail-list.tsx";

/** One mail, as HTML in a frame of its own and as plain text. */
export function MailView({ id, to, subject, time, text }: ListedMail & { text: string }) {
  return (
    <article aria-labelledby="subject" className="grid min-w-0 overflow-clip rounded-bench border border-line bg-sheet">
      <header className="grid gap-1.5 px-5 py-4 md:px-7 md:py-5">
        <h2 id="subject" className="text-xl">
          {subject}
        </h2>
        <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">
          To {to}, {time}
        </p>
      </header>
      {/* A page of its own that runs no script, not even one that checks it. */}
      <iframe
        key={id}
        data-specimen
        title={`The email “${subject}”`}
        src={`/mailbox/${id}.html`}
        sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
        className="h-[56rem] w-full border-line border-y md:h-[46rem]"
      />
      <details className="px-5 py-4 md:px-7 md:py-5">
        <summary className="w-fit rounded-swatch font-[550] text-sm">Plain text</summary>
        <pre className="mt-3 whitespace-pre-wrap font-mono text-sm [overflow-wrap:anywhere]">{text}</pre>
      </details>
    </article>
  );
}
