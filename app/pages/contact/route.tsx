import { data, redirect } from "react-router";
import { dataMeta } from "#app/metadata.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { contactHelp } from "#content/contact.ts";
import { contactContext } from "#contract/contact-desk.ts";
import { isContactTopic } from "#contract/contact-rules.ts";
import { PageTitle } from "../page-parts.tsx";
import type { Route } from "./+types/route";
import { CONTACT_FIELDS, ContactForm, MailLink, type Refusal } from "./contact-form.tsx";

const TITLE = "Contact";
const NUMBER = /^[0-9a-f]{8}$/;

export const meta: Route.MetaFunction = dataMeta(({ sent }) => ({
  title: sent ? "Message sent" : TITLE,
  description:
    "Contact the people behind Huesmith: questions, bugs, ads, press and billing. No account or JavaScript needed.",
  path: "/contact",
}));

/** Not cached, because the form contains a stamp of the current time. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => {
  const all = new Headers(actionHeaders);
  all.set("Cache-Control", "no-store");
  return all;
};

/** The form stays after a submission; if that failed for lack of a connection, reloading the data would fail too. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.href !== nextUrl.href;

export function loader({ context, url }: Route.LoaderArgs) {
  const { isOpen, address, makeStamp } = context.get(contactContext);
  const topic = url.searchParams.get("topic");
  const sent = url.searchParams.get("sent") ?? "";
  return {
    isOpen,
    address,
    stamp: makeStamp(),
    topic: isContactTopic(topic) ? topic : "question",
    sent: NUMBER.test(sent) ? sent : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  // A body that isn't a form counts as a form without fields.
  const form = await request.formData().catch(() => new FormData());
  const answer = await context.get(contactContext).take(form);
  if ("number" in answer) throw redirect(`/contact?sent=${answer.number}`, 303);
  const { status, retryAfter, text, problems, stamp } = answer;
  const typed = CONTACT_FIELDS.map((name) => [name, form.get(name)]).filter(([, value]) => typeof value === "string");
  const values: Refusal["values"] = Object.fromEntries(typed);
  const refusal: Refusal = { text, problems, stamp, values };
  return data(refusal, { status, headers: retryAfter ? { "Retry-After": String(retryAfter) } : {} });
}

/** When offline, the page stays with everything that was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<Refusal> {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { text: "You're offline, so the message wasn't sent. It is still here.", problems: {} };
  }
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { isOpen, address, sent, stamp, topic } = loaderData;
  return (
    <div className="wrap grid gap-x-16 gap-y-10 pt-12 md:gap-y-14 md:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
      <header className="lg:col-span-2">
        <PageTitle title={TITLE}>
          Questions, bugs, ads, press and billing{isOpen && ": one form for all of them"}.
        </PageTitle>
      </header>
      <div className="min-w-0 lg:col-start-2 lg:row-start-2">
        {sent && <SentNotice number={sent} />}
        {!sent && !isOpen && <ClosedNotice address={address} />}
        {!sent && isOpen && <ContactForm refusal={actionData} stamp={stamp} topic={topic} address={address} />}
      </div>
      <section aria-labelledby="what-helps" className="grid content-start gap-6">
        <h2 id="what-helps" className="text-xl">
          What to include
        </h2>
        <dl className="grid gap-5">
          {contactHelp.map(({ title, text, link }) => (
            <div key={title} className="grid max-w-[34em] gap-1 border-line border-t pt-4">
              <dt className="font-[550]">{title}</dt>
              <dd className="text-ink-2 text-sm">
                {text} {link && <TextLink href={link.to}>{link.label}</TextLink>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

function ClosedNotice({ address }: { address: string | null }) {
  return (
    <div className="grid gap-4 rounded-bench border border-line bg-sheet p-6 md:p-9">
      <h2 className="text-2xl">The contact form is off</h2>
      <p className="max-w-[34em] text-ink-2">
        This site can't deliver messages yet.{" "}
        {address && (
          <>
            Email <MailLink address={address} /> instead.
          </>
        )}
      </p>
    </div>
  );
}

/** Replaces the form and takes the focus from the button that is gone. */
function SentNotice({ number }: { number: string }) {
  return (
    <div
      role="status"
      tabIndex={-1}
      ref={takeFocus}
      className="grid justify-items-start gap-4 rounded-bench border border-line bg-sheet p-6 outline-none md:p-9"
    >
      <h2 className="text-2xl">Your message is on its way</h2>
      <p className="max-w-[34em] text-ink-2">
        A person will answer by email. Your message number is <span className="font-mono text-ink">{number}</span>, in
        case you write again.
      </p>
      <ButtonLink href="/contact">Write another message</ButtonLink>
    </div>
  );
}

function takeFocus(notice: HTMLElement | null) {
  notice?.focus();
}
