import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FormField } from "./form-field.tsx";
import { KNOWN_PASSWORD_RULES } from "./form-rules.ts";
import { useForm } from "./use-form.ts";

test("a field with rules is required", () => {
  const html = renderToStaticMarkup(<Example />);
  expect(/<input[^>]*name="password"[^>]*>/.exec(html)?.[0]).toContain('aria-required="true"');
});

function Example() {
  const form = useForm<"password">({ rules: { password: KNOWN_PASSWORD_RULES }, submit: async () => {} });
  return <FormField form={form} name="password" label="Password" />;
}
