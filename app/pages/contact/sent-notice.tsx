import { ButtonLink } from "#app/ui/button.tsx";

/** In the place of the form, which takes the focus from the button that is gone. */
export function SentNotice({ number }: { number: string }) {
  return (
    <div
      role="status"
      tabIndex={-1}
      ref={takeFocus}
      className="grid justify-items-start gap-4 rounded-bench border border-line bg-sheet p-6 outline-none md:p-9"
    >
      <h2 className="text-2xl">Your message is on its way</h2>
      <p className="max-w-[34em] text-ink-2">
        A person will answer by email. Your message number is <span className="font-mono text-ink">{number}</span>,
        should you write about it again.
      </p>
      <ButtonLink to="/contact">Write another message</ButtonLink>
    </div>
  );
}

function takeFocus(notice: HTMLElement | null) {
  notice?.focus();
}
