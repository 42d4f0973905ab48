import { data } from "react-router";
import { describePage } from "#app/metadata.ts";
import { Button } from "#app/ui/button.tsx";
import { KEY_NEEDED } from "#contract/locked.ts";
import { mailboxContext } from "#contract/mailbox.ts";
import { originContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { MailList } from "./mail-list.tsx";
import { MailView } from "./mail-view.tsx";
import { useFreshMails } from "./use-fresh-mails.ts";

// In the language of the rest of the page, and worked out on the server, so that both sides agree.
const TIME = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "medium" });

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({
    title: "Mailbox",
    description: "Emails this development server would have sent. They are kept in memory, on this machine only.",
    origin: matches[0].loaderData.origin,
  });

export const headers = () => ({ "Cache-Control": "no-store" });

export function loader({ context, url }: Route.LoaderArgs) {
  const mailbox = context.get(mailboxContext);
  if (!mailbox) throw data(`Page not found: ${url.pathname}${url.search}`, { status: 404 });
  if (mailbox === "locked") throw data(KEY_NEEDED, { status: 403 });
  const mails = mailbox.list();
  const id = url.searchParams.get("mail");
  const shown = id === null ? mails[0] : mails.find((mail) => mail.id === id);
  return {
    origin: context.get(originContext),
    mails: mails.map(({ text, ...mail }) => ({ ...mail, time: TIME.format(mail.sentAt) })),
    shown: shown ? { id: shown.id, text: shown.text } : null,
  };
}

export default function Mailbox({ loaderData }: Route.ComponentProps) {
  const { mails, shown } = loaderData;
  const { refresh, isBusy } = useFreshMails();
  const mail = mails.find(({ id }) => id === shown?.id);
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-12 md:gap-12 md:pt-16">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="grid gap-3">
          <h1 className="text-3xl md:text-4xl">Mailbox</h1>
          <p className="max-w-[34em] text-ink-2 text-lg">
            For development: no email leaves this machine, and only browsers with its key see this page. A restart
            empties it.
          </p>
        </div>
        {/* Without JavaScript it loads the page again. */}
        <form method="get" onSubmit={refresh}>
          <Button type="submit" isBusy={isBusy}>
            Refresh
          </Button>
        </form>
      </header>
      {mails.length === 0 ? (
        <p className="bench max-w-[34em] rounded-bench border border-line bg-sheet p-8 text-ink-2">
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
