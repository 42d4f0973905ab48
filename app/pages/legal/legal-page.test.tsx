import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { privacyPolicy } from "#content/legal/privacy-policy.ts";
import type { Operator } from "#contract/site.ts";
import { LegalPage } from "./legal-page.tsx";

function render(operator: Operator | null) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <LegalPage text={privacyPolicy} operator={operator} />
    </MemoryRouter>,
  );
}

test("a legal text names who runs the site, or says that no name was given", () => {
  expect(render({ name: "Ada Ltd", address: "12 Square, London" })).toContain(
    "“We” on this page is Ada Ltd, 12 Square, London.",
  );
  expect(render({ name: "Ada Ltd", address: null })).toContain("“We” on this page is Ada Ltd.");
  expect(render(null)).toContain("given a name here.");
});

test("the short form of the privacy policy names what an account stores beside the address", () => {
  const short = privacyPolicy.short.join(" ");
  for (const kept of ["which browser", "name and picture", "90 days"]) expect(short).toContain(kept);
});
