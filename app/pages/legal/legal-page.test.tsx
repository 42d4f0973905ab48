import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { privacyPolicy } from "#content/legal/privacy-policy.ts";
import { refundPolicy } from "#content/legal/refund-policy.ts";
import { termsOfService } from "#content/legal/terms-of-service.ts";
import type { Operator } from "#contract/site.ts";
import { LegalPage, type LegalText } from "./legal-page.tsx";

function render(operator: Operator | null, text: LegalText = privacyPolicy, hasYearly = false) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <LegalPage text={text} operator={operator} hasYearly={hasYearly} />
    </MemoryRouter>,
  );
}

test("a legal text names the site operator, or says that no name was given", () => {
  expect(render({ name: "Ada Ltd", address: "12 Square, London" })).toContain(
    "“We” on this page is Ada Ltd, 12 Square, London.",
  );
  expect(render({ name: "Ada Ltd", address: null })).toContain("“We” on this page is Ada Ltd.");
  expect(render(null)).toContain("given a name here.");
});

test("the terms and the refund policy mention the yearly plan only where it is sold", () => {
  for (const text of [termsOfService, refundPolicy]) {
    expect(render(null, text, true)).toMatch(/the end of the year that you have paid for/);
    expect(render(null, text)).not.toMatch(/\byears?\b/);
  }
});

test("the privacy policy summary lists what an account stores besides the email address", () => {
  const short = privacyPolicy.short.join(" ");
  for (const kept of ["which browser", "name and picture", "90 days"]) expect(short).toContain(kept);
});
