import { Link } from "react-router";

export type ListedMail = { id: string; to: string; subject: string; time: string };

export function MailList({ mails, shownId }: { mails: readonly ListedMail[]; shownId: string | undefined }) {
  return (
    <nav
      aria-label="Mails"
      className="max-h-72 overflow-y-auto rounded-bench border border-line bg-sheet lg:max-h-[60rem]"
    >
      <ul>
        {mails.map(({ id, to, subject, time }) => (
          <li key={id} className="border-line [&:not(:first-child)]:border-t">
            <Link
              to={`?mail=${id}`}
              preventScrollReset
              aria-current={id === shownId ? "true" : undefined}
              className="grid gap-0.5 border-transparent border-l-3 px-5 py-3.5 -outline-offset-2 hover:bg-well aria-[current]:border-brand aria-[current]:bg-well"
            >
              <span className="font-[550]">{subject}</span>
              <span className="text-ink-2 text-sm [overflow-wrap:anywhere]">{to}</span>
              <span className="text-ink-2 text-xs tabular-nums">{time}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
