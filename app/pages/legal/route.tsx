import { data } from "react-router";
import { publicCacheHeaders } from "#app/cache-headers.ts";
import { dataMeta } from "#app/metadata.ts";
import { privacyPolicy } from "#content/legal/privacy-policy.ts";
import { refundPolicy } from "#content/legal/refund-policy.ts";
import { termsOfService } from "#content/legal/terms-of-service.ts";
import { yearlyOfferContext } from "#contract/billing.ts";
import { operatorContext } from "#contract/site.ts";
import type { Route } from "./+types/route";
import { LegalPage, type LegalText } from "./legal-page.tsx";

const TEXTS: Readonly<Record<string, LegalText>> = {
  "/legal/privacy-policy": privacyPolicy,
  "/legal/refund-policy": refundPolicy,
  "/legal/terms-of-service": termsOfService,
};

export const meta: Route.MetaFunction = dataMeta(({ path, text: { title, description } }) => ({
  title,
  description,
  path,
  above: [],
}));

export const headers = publicCacheHeaders;

/** Keeps the texts on the server, except for the one shown. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const path = url.pathname.toLowerCase();
  const text = TEXTS[path];
  if (!text) throw data(`Page Not Found: ${url.pathname}${url.search}`, { status: 404 });
  // While the payment service doesn't respond, it is safer to include the terms of a yearly plan.
  const hasYearly = await context
    .get(yearlyOfferContext)()
    .then(
      (offer) => offer !== null,
      () => true,
    );
  return { path, text, operator: context.get(operatorContext), hasYearly };
}

export default function Legal({ loaderData }: Route.ComponentProps) {
  const { text, operator, hasYearly } = loaderData;
  return <LegalPage text={text} operator={operator} hasYearly={hasYearly} />;
}
