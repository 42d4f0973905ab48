import { keptHeaders } from "#app/cache-headers.ts";
import { describePage } from "#app/metadata.ts";
import { termsOfService } from "#content/legal/terms-of-service.ts";
import type { Route } from "./+types/terms-of-service-route";
import { LegalPage } from "./legal-page.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage({
    title: termsOfService.title,
    description: termsOfService.description,
    path: "/legal/terms-of-service",
    origin: matches[0].loaderData.origin,
  });

export const headers = keptHeaders;

export default function TermsOfService() {
  return <LegalPage text={termsOfService} />;
}
