import { listInvoices } from "#app/data/billing.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { countOf } from "#color/words/count.ts";
import type { Invoice } from "#contract/billing.ts";
import { useRequest } from "./use-request.ts";
import { formatDate } from "./words.ts";

const STATUS = { open: "Unpaid", void: "Void", uncollectible: "Unpaid" } as const;

/** Fetched on click, because each fetch calls the payment service. */
export function Invoices() {
  const { value: invoices, failure, reload } = useRequest(listInvoices, { isOnRequest: true });
  return (
    <div className="grid gap-2">
      {!invoices && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => void reload()}
          className="-ml-3 justify-self-start forced-colors:ml-0"
        >
          {failure ? "Try again" : "Show invoices"}
        </Button>
      )}
      <p role="status" className="text-ink-2 text-sm empty:absolute">
        {failure ? "Your invoices could not be loaded." : invoices && countText(invoices.length)}
      </p>
      {invoices && invoices.length > 0 && (
        <ul
          ref={takeFocus}
          tabIndex={-1}
          role="list"
          aria-label="Invoices"
          className="grid divide-y divide-line text-sm"
        >
          {invoices.map((invoice) => (
            <Row key={invoice.number ?? invoice.date} invoice={invoice} />
          ))}
        </ul>
      )}
    </div>
  );
}

function countText(count: number) {
  return count === 0 ? "There are no invoices yet." : countOf(count, "invoice");
}

/** The button that loaded the list is gone by now. */
function takeFocus(list: HTMLElement | null) {
  if (document.activeElement === document.body) list?.focus({ preventScroll: true });
}

function Row({ invoice: { number, date, amount, status, page, pdf } }: { invoice: Invoice }) {
  const day = formatDate(date);
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
      <span className="grow">{day}</span>
      {status !== "paid" && <Badge tone="outline">{STATUS[status]}</Badge>}
      <span className="font-mono tabular-nums">{amount}</span>
      <span className="flex gap-x-4 empty:hidden">
        {page && (
          <TextLink isExternal href={page} aria-label={`View invoice ${number ?? day} (opens in a new tab)`}>
            View
          </TextLink>
        )}
        {pdf && (
          <TextLink isExternal href={pdf} aria-label={`Invoice ${number ?? day} as PDF (opens in a new tab)`}>
            PDF
          </TextLink>
        )}
      </span>
    </li>
  );
}
