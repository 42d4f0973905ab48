import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  open,
  test,
} from "./journey.ts";
import { confirmAddress, createAccount, findLink, logIn, openAccountDialog, refuseOnce, TOO_SOON } from "./member.ts";

const PASSWORD = "Lovelace1";
/** A page that renders fast. */
const PAGE = "/legal/privacy-policy";

const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name });
const newAddress = () => `ada-${crypto.randomUUID().slice(0, 8)}@example.com`;

test("sign-up sends an email, the login dialog can resend it, and its link confirms the address and logs in", async ({
  page,
}) => {
  test.slow(); // a sign-up, a login and two emails
  const address = newAddress();
  await open(page, PAGE);
  const signUp = await openAccountDialog(page, "Sign Up");
  await expect(signUp).toHaveAccessibleName("Create Account");
  await expect(signUp.getByRole("link", { name: "terms of service" })).toHaveAttribute(
    "href",
    "/legal/terms-of-service",
  );
  await expect(signUp.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "6 to 20 characters with lowercase and uppercase letters and digits.",
  );
  await signUp.getByLabel("Email").fill(` ${address} `);
  await signUp.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");

  const verify = dialogOf(page, "Verify your email address");
  await expect(verify.getByText(`You're almost there! We sent an email to ${address}`)).toBeVisible();
  await expect(
    verify.getByText("Just click on the link in that email. You may need to check your spam folder."),
  ).toBeVisible();
  await page.mouse.click(10, 400);
  await expect(verify).toBeVisible();
  await verify.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await logIn(page, { address, password: PASSWORD });
  const dialog = dialogOf(page, "Log In");
  await expect(dialog.getByRole("alert")).toHaveText("Email not confirmed");
  const first = await findLink(page, address);
  const asked = await refuseOnce(page, "/auth/v1/resend");
  const resend = dialog.getByRole("button", { name: "Resend Verification link" });
  await resend.click();
  await expect(dialog.getByRole("alert")).toHaveText(TOO_SOON);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.params.get("redirect_to")).toMatch(/\/user\/account$/);
  expect(asked[0]?.body).toMatchObject({ type: "signup", email: address });
  await resend.press("Enter");
  await expect(dialog.getByText("Done. Check Your e-mail and click on the link")).toBeVisible();
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await expect(dialog.getByRole("alert")).toHaveCount(0);

  await page.goto(await findLink(page, address, (link) => link !== first));
  await expect(page).toHaveURL("/user/account");
  const confirm = dialogOf(page, "Confirm your email address");
  await confirmAddress(page, { address, password: "Another1" });
  await expect(confirm.getByText("This isn't the password you chose when you signed up.")).toBeVisible();
  await expect(confirm.getByLabel("Repeat password")).toBeFocused();
  await expectAccessible(confirm);
  await confirmAddress(page, { address, password: PASSWORD });
  await expect(confirm.getByLabel("Repeat password")).toHaveAccessibleDescription("Please enter password");
  await confirm.getByLabel("Repeat password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your email address is verified")).toBeVisible();
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(page.getByRole("main").getByText(address).first()).toBeVisible();
});

test("a click on a link below the fields isn't lost, rules show in time, dialogs fit phones, and login works by keyboard", async ({
  page,
}) => {
  await open(page, PAGE);
  const dialog = await openAccountDialog(page, "Log In");
  expect((await dialog.boundingBox())?.width).toBe(650);
  // Leaving the field shows an error, which must not move the link away.
  await dialog.getByRole("button", { name: "Create one" }).click();
  await expect(dialog).toHaveAccessibleName("Create Account");
  expect((await dialog.boundingBox())?.width).toBe(600);
  const email = dialog.getByLabel("Email");
  const password = dialog.getByLabel("Password", { exact: true });
  await expect(email).toBeFocused();
  await dialog.getByRole("button", { name: "Continue with Github" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "Logging in with Github is not set up on this site. Use your email address and a password.",
  );
  await expect(email).toHaveAccessibleDescription(""); // leaving the field is not an error
  await expect(page).toHaveURL(PAGE);
  await email.hover();
  await page.mouse.down({ button: "right" }); // if a menu opens, it gets the end of the press
  await password.focus();
  await expect(email).toHaveAccessibleDescription("Please input email address");
  await page.mouse.up({ button: "right" });
  await email.fill("ada@");
  await expect(email).toHaveAccessibleDescription("Please input correct email address");
  await email.fill("ada@studio.test");
  await expect(email).toHaveAccessibleDescription("");
  await password.fill("short");
  await expect(password).toHaveAccessibleDescription(/\. Lowercase, uppercase letters and digits$/);

  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(dialog).toHaveAccessibleName("Log In");
  await expect(email).toHaveValue("ada@studio.test");
  await expectAccessibleInBothThemes(dialog);
  await password.fill("abc");
  await dialog.getByRole("button", { name: "Login", exact: true }).click();
  await expect(password).toHaveAccessibleDescription("min 6 characters");
  await expect(password).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  expect((await dialog.boundingBox())?.width).toBe(351);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Sign Up" }).click();
  await expect(dialogOf(page, "Create Account")).toBeVisible();
  await expectAccessible(dialog);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();

  await logInByKeys(page);
});

test("an error in the hash opens the error dialog once, in the site's words, and provider login returns to the page", async ({
  page,
}) => {
  await page.route("**/auth/v1/settings", (route) => route.fulfill({ json: { external: { google: true } } }));
  await page.route("**/auth/v1/authorize*", (route) => route.fulfill({ body: "Google" }));
  await open(page, `${PAGE}#error=access_denied&error_code=otp_expired&error_description=Call+%2B1+900`);
  const error = dialogOf(page, "Error: otp_expired");
  await expect(error.getByRole("alert")).toHaveText("This link is invalid or has expired. Request a new one.");
  await expectAccessible(error);
  await error.getByRole("button", { name: "Log In" }).click();
  const dialog = dialogOf(page, "Log In");
  await expect(dialog.getByLabel("Email")).toBeFocused();
  await expect(page).toHaveURL(PAGE);
  await dialog.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page).toHaveURL(/\/auth\/v1\/authorize/);
  const asked = new URL(page.url()).searchParams;
  expect(asked.get("provider")).toBe("google");
  expect(new URL(asked.get("redirect_to") ?? "").pathname).toBe(PAGE);
});

/** On a guest's page: a wrong password shows the service's message, the input stays, and the right one logs in. */
async function logInByKeys(page: Page) {
  const member = await createAccount(page, "dialogs");
  await page.setViewportSize({ width: 1280, height: 720 });
  const button = page.getByRole("button", { name: "Log In", exact: true }).first();
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page, "Log In");
  await expect(dialog.getByLabel("Email")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Email")).toBeFocused();
  await page.keyboard.insertText(member.address);
  await page.keyboard.press("Tab");
  await page.keyboard.insertText("Wrong1234");
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Show password" })).toBeFocused();
  await page.keyboard.press("Space");
  const password = dialog.getByLabel("Password", { exact: true });
  await expect(password).toHaveAttribute("type", "text");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Invalid login credentials");
  await expect(dialog.getByLabel("Email")).toHaveValue(member.address);
  await expect(password).toHaveValue("Wrong1234");
  await expect(dialog.getByRole("button", { name: "Resend Verification link" })).toHaveCount(0);
  await password.fill(member.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
}
