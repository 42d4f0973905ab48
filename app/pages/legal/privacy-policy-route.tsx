import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { privacyPolicy } from "#content/legal/privacy-policy.ts";
import type { Route } from "./+types/privacy-policy-route";
import { LegalPage } from "./legal-page.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({
    title: privacyPolicy.title,
    description: privacyPolicy.description,
    path: "/legal/privacy-policy",
    origin: matches[0].loaderData.origin,
  });

export const headers = keptHeaders;

export default function PrivacyPolicy() {
  return <LegalPage text={privacyPolicy} />;
}
