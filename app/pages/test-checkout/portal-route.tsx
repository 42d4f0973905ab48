import { data } from "react-router";
import { pageMeta } from "#app/metadata.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { KEY_NEEDED } from "#contract/locked.ts";
import { type TestPortalView, type TestPrice, testCheckoutContext } from "#contract/test-checkout.ts";
import { printDate } from "../words.ts";
import type { Route } from "./+types/portal-route";
import { ActionButton, TestPage } from "./test-page.tsx";

export const meta: Route.MetaFunction = pageMeta({
  title: "Test billing portal",
  description: "Cancel, resume or fail a test subscription. No money moves.",
});

export const headers = () => ({ "Cache-Control": "no-store" });

export function loader({ context, params, url }: Route.LoaderArgs) {
  const pages = context.get(testCheckoutContext);
  if (pages === "locked") throw data(KEY_NEEDED, { status: 403 });
  const portal = pages?.readPortal(params.session) ?? null;
  if (!portal) throw data(`Page Not Found: ${url.pathname}`, { status: 404 });
  return {
    address: portal.address,
    backPath: portal.backPath,
    price: portal.price,
    path: url.pathname,
    summary: portal.switchTo ? describeSwitch(portal.switchTo) : describe(portal.subscription),
    actions: findActions(portal),
  };
}

export default function TestPortal({ loaderData }: Route.ComponentProps) {
  const { address, backPath, price, path, summary, actions } = loaderData;
  return (
    <TestPage title="Test billing portal" address={address} price={price}>
      <p role="status">{summary}</p>
      {actions.length > 0 && (
        <div className="grid gap-2.5">
          {actions.map(([action, label]) => (
            <ActionButton key={action} path={path} action={action} label={label} />
          ))}
        </div>
      )}
      <ButtonLink href={backPath} data-document variant="primary">
        Back to your account
      </ButtonLink>
    </TestPage>
  );
}

function describeSwitch({ text, interval }: TestPrice) {
  return `From today on, Pro costs ${text} a ${interval}. Stripe would credit you for unused time; this test doesn't.`;
}

function describe(subscription: TestPortalView["subscription"]) {
  if (!subscription) return "Nothing has been bought here yet.";
  const { status, periodEnd, isEnding, isRefunded } = subscription;
  const date = printDate(periodEnd);
  if (status === "canceled") {
    return isRefunded ? "Pro has ended, and the last payment was refunded." : "Pro has ended.";
  }
  if (status === "past_due") return "The last payment failed. Pro stays for 7 days; pay to keep it.";
  return isEnding ? `Pro is canceled, and stays until ${date}.` : `Pro is on. The next payment is on ${date}.`;
}

function findActions({ subscription, price, switchTo }: TestPortalView) {
  if (!subscription) return [];
  if (switchTo) return [["switch", `Pay ${switchTo.text} (test)`] as const];
  const { status, isEnding, isRefundable } = subscription;
  const isOver = status === "canceled";
  const actions: readonly [action: string, label: string, isPossible: boolean][] = [
    ["resume", "Keep Pro", status === "active" && isEnding],
    ["pay", `Pay ${price.text} (test)`, status === "past_due"],
    ["cancel-later", `Cancel at the end of the ${price.interval}`, status === "active" && !isEnding],
    ["cancel-now", "Cancel now", !isOver],
    ["fail-next", "Let the next payment fail", status === "active"],
    ["refund", "Refund the last payment", isRefundable && !isOver],
    ["dispute", "Dispute the last payment", isRefundable && !isOver],
  ];
  return actions.filter(([, , isPossible]) => isPossible).map(([action, label]) => [action, label] as const);
}
