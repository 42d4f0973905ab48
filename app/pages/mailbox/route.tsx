import { data, useRevalidator } from "react-router";
import { pageNotFound } from "#app/frame/page-not-found.ts";
import { pageMeta } from "#app/metadata.ts";
import { Button } from "#app/ui/button.tsx";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import { KEY_NEEDED } from "#contract/locked.ts";
import { mailboxContext } from "#contract/mailbox.ts";
import { PageTitle } from "../page-parts.tsx";
import type { Route } from "./+types/route";

// In the page's language and formatted on the server, so that server and browser agree.
const TIME = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "medium" });

export const meta: Route.MetaFunction = pageMeta({
  title: "Mailbox",
  description: "Emails this development server would have sent. They are kept in memory, on this machine only.",
});

export const headers = () => ({ "Cache-Control": "no-store" });

export function loader({ request, context, url }: Route.LoaderArgs) {
  const mailbox = context.get(mailboxContext);
  if (!mailbox) throw pageNotFound({ request, url });
  if (mailbox === "locked") throw data(KEY_NEEDED, { status: 403 });
  const mails = mailbox.list();
  const id = url.searchParams.get("mail");
  const shown = id === null ? mails[0] : mails.find((mail) => mail.id === id);
  return {
    mails: mails.map(({ id, to, subject, sentAt }) => ({ id, to, subject, time: TIME.format(sentAt) })),
    shown: shown ? { id: shown.id, text: shown.text } : null,
  };
}

export default function Mailbox({ loaderData }: Route.ComponentProps) {
  const { mails, shown } = loaderData;
  const { revalidate, state } = useRevalidator();
  useWindowEvent("focus", () => void revalidate()); // looks for new emails when the person comes back
  const mail = mails.find(({ id }) => id === shown?.id);
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-12 md:gap-12 md:pt-16">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <PageTitle title="Mailbox">
          For development: no email leaves this machine, and only browsers with its key see this page. A restart empties
          it.
        </PageTitle>
        {/* Reloads the page without JavaScript. */}
        <form
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            void revalidate();
          }}
        >
          <Button type="submit" isBusy={state === "loading"}>
            Refresh
          </Button>
        </form>
      </header>
      {mails.length === 0 ? (
        <p className="max-w-[34em] rounded-bench border border-line bg-sheet p-8 text-ink-2">
          No emails yet. Sign up or reset a password, and the email shows up here.
        </p>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[5fr_9fr] lg:gap-8">
          <MailList mails={mails} shownId={shown?.id} />
          {shown && mail ? (
            <MailView {...mail} text={shown.text} />
          ) : (
            <p className="text-ink-2">This email is gone. The mailbox keeps the newest 50.</p>
          )}
        </div>
      )}
    </div>
  );
}

type ListedMail = { id: string; to: string; subject: string; time: string };

function MailList({ mails, shownId }: { mails: readonly ListedMail[]; shownId: string | undefined }) {
  return (
    <nav
      aria-label="Emails"
      className="max-h-72 overflow-y-auto rounded-bench border border-line bg-sheet lg:max-h-[60rem]"
    >
      <ul>
        {mails.map(({ id, to, subject, time }) => (
          <li key={id} className="border-line [&:not(:first-child)]:border-t">
            <a
              href={`?mail=${id}`}
              data-keep-scroll
              aria-current={id === shownId ? "true" : undefined}
              className="grid gap-0.5 border-transparent border-l-3 px-5 py-3.5 -outline-offset-2 hover:bg-well aria-[current]:border-brand aria-[current]:bg-well forced-colors:aria-[current]:outline-2"
            >
              <span className="font-[550]">{subject}</span>
              <span className="text-ink-2 text-sm [overflow-wrap:anywhere]">{to}</span>
              <span className="text-ink-2 text-xs tabular-nums">{time}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MailView({ id, to, subject, time, text }: ListedMail & { text: string }) {
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
      {/* A separate document that runs no scripts, not even ones that test it. */}
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
