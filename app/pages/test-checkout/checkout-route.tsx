import { data } from "react-router";
import { pageNotFound } from "#app/frame/page-not-found.ts";
import { pageMeta } from "#app/metadata.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { KEY_NEEDED } from "#contract/locked.ts";
import { testCheckoutContext } from "#contract/test-checkout.ts";
import type { Route } from "./+types/checkout-route";
import { ActionButton, TestPage } from "./test-page.tsx";

export const meta: Route.MetaFunction = pageMeta({
  title: "Test checkout",
  description: "A checkout for trying out the Pro plan. No card is needed, and nothing is charged.",
});

export const headers = () => ({ "Cache-Control": "no-store" });

export function loader({ request, context, params, url }: Route.LoaderArgs) {
  const pages = context.get(testCheckoutContext);
  if (pages === "locked") throw data(KEY_NEEDED, { status: 403 });
  const session = pages?.readCheckout(params.session) ?? null;
  if (!session) throw pageNotFound({ request, url });
  return {
    ...session,
    path: url.pathname,
    isDeclined: url.searchParams.has("declined"),
  };
}

export default function TestCheckout({ loaderData }: Route.ComponentProps) {
  const { status, address, backPath, price, path, isDeclined } = loaderData;
  if (status !== "open") {
    return (
      <TestPage title="Test checkout" address={address} price={price}>
        <p>
          {status === "complete"
            ? "This test payment went through. You can't make it again."
            : "This checkout is closed: a newer one was opened, or a day has passed."}
        </p>
        <ButtonLink href={backPath} data-document className="justify-self-start">
          {status === "complete" ? "Go to your account" : "Back to the plans"}
        </ButtonLink>
      </TestPage>
    );
  }
  return (
    <TestPage title="Test checkout" address={address} price={price}>
      {isDeclined && (
        <p role="alert" className="rounded-control border border-current/35 bg-well px-3.5 py-2.5 text-bad text-sm">
          The test payment was declined. Nothing has changed; you can try again.
        </p>
      )}
      <div className="grid gap-2.5">
        <ActionButton path={path} action="pay" label={`Pay ${price.text} (test)`} variant="brand" size="lg" />
        <ActionButton path={path} action="decline" label="Payment fails" size="lg" />
        <ButtonLink href={backPath} data-document variant="ghost" size="lg">
          Back
        </ButtonLink>
      </div>
      <p className="text-ink-2 text-sm">
        After the test payment, your account has Pro and everything in it. You can cancel it on your account page, under
        Plan.
      </p>
    </TestPage>
  );
}
