import { MailLink } from "./mail-link.tsx";

/** Replaces the form on a site that cannot receive messages. */
export function ClosedNotice({ address }: { address: string | null }) {
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
