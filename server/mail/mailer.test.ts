import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test, vi } from "vitest";
import { createMailer, type MailConfig } from "./mailer.ts";
import { openSmtp } from "./smtp.ts";

const LOCAL: MailConfig = {
  smtpUrl: undefined,
  mailFrom: undefined,
  host: "127.0.0.1",
  address: "http://localhost:3000",
  siteUrl: undefined,
  hasTrustedProxy: false,
  supabase: undefined,
};
const MAIL = { to: "ada@example.com", subject: "Hello", text: "Hello\n", html: "<p>Hello</p>" };

afterEach(() => {
  vi.restoreAllMocks();
});

/** A real SMTP server on this machine, which returns the raw emails that it received. */
async function startSmtpServer(options: SMTPServerOptions = {}) {
  const raw: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        raw.push(Buffer.concat(chunks));
        done();
      });
    },
    ...options,
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, raw, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

/** A handler of the SMTP server that refuses with this code. */
function refuse(responseCode: number) {
  return (...given: unknown[]) => {
    const done = given.at(-1) as (error: Error) => void;
    done(Object.assign(new Error("Refused"), { responseCode }));
  };
}

async function receive(send: (smtp: Awaited<ReturnType<typeof startSmtpServer>>) => Promise<void>): Promise<Email> {
  const server = await startSmtpServer();
  await send(server);
  await vi.waitFor(() => expect(server.raw).toHaveLength(1), { timeout: 20_000 });
  await server.close();
  return new PostalMime().parse(server.raw[0] ?? "");
}

test("an email arrives with both parts, its sender and auto-reply headers", async () => {
  const url = "https://colors.example/auth/v1/verify?token=abc&type=signup";
  const email = await receive(async (server) => {
    const mailer = createMailer({ ...LOCAL, smtpUrl: server.url, siteUrl: "https://colors.example" });
    expect(mailer.mailbox).toBeNull();
    expect(await mailer.deliver({ type: "signup", to: "ada@example.com", url })).toBe("sent");
    await mailer.close();
  });
  const header = (key: string) => email.headers.find((found) => found.key === key)?.value;
  expect(email.subject).toBe("Verify your email address");
  expect([email.from?.name, email.from?.address]).toEqual(["Huesmith", "no-reply@colors.example"]);
  expect(email.to?.map(({ address }) => address)).toEqual(["ada@example.com"]);
  expect(email.text?.split("\n")).toContain(url);
  expect(email.html).toContain(`href="${url.replace("&", "&#38;")}"`);
  expect(header("auto-submitted")).toBe("auto-generated");
  expect(header("content-type")).toContain("multipart/alternative");
  expect(header("message-id")).toMatch(/@colors\.example>$/);
});

test("umlauts, emoji, long lines and single-dot lines arrive intact", async () => {
  const text = `Grüße aus Köln 🎨\n.\n..\n.dot\n${"ä".repeat(2000)}\nthe end\n`;
  const mail = { to: "jörg@example.com", subject: "Farbtöne für Jörg 🎨", text, html: `<p>${text}</p>` };
  const email = await receive(async ({ url }) => {
    const smtp = openSmtp({ url, from: "Müller & Töchter <hello@colors.example>" });
    await smtp.deliver(mail);
    await smtp.close();
  });
  expect(email.subject).toBe(mail.subject);
  expect(email.from?.name).toBe("Müller & Töchter");
  expect(email.text).toBe(text);
  expect(email.html?.trim()).toBe(mail.html.trim());
});

const CONTACT = {
  type: "contact" as const,
  to: "inbox@colors.example",
  number: "0a1b2c3d",
  name: 'Ada "the Countess" <x@y.z>, Eve',
  email: "ada@example.com",
  topic: "A question",
  text: "Hello there",
};

test("a contact form message has its sender as the reply-to address", async () => {
  const email = await receive(async (server) => {
    const mailer = createMailer({ ...LOCAL, smtpUrl: server.url, siteUrl: "https://colors.example" });
    expect(await mailer.deliver(CONTACT)).toBe("sent");
    await mailer.close();
  });
  expect(email.to?.map(({ address }) => address)).toEqual(["inbox@colors.example"]);
  expect(email.from?.address).toBe("no-reply@colors.example");
  expect(email.replyTo).toEqual([{ name: CONTACT.name, address: CONTACT.email }]);
});

test("an address cannot inject a header or a recipient", async () => {
  const recipients: string[] = [];
  const server = await startSmtpServer({
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address);
      done();
    },
  });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const smtp = openSmtp({ url: server.url, from: "hello@colors.example" });
  const result = await smtp.deliver({ ...MAIL, to: "ada@example.com, eve@example.com\r\nBcc: eve@example.com" });
  await smtp.close();
  await server.close();
  expect([result, recipients, server.raw]).toEqual(["refused", [], []]);
});

test.for([
  [451, "failed"],
  [550, "refused"],
] as const)(
  "an email that the server answers with %i has %s, and no address is logged",
  async ([responseCode, result]) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const server = await startSmtpServer({
      onRcptTo: ({ address }, _session, done) => done(Object.assign(new Error(`${address} is busy`), { responseCode })),
    });
    const ends: string[] = [];
    const smtp = openSmtp({ url: server.url, from: "hello@colors.example", onEnd: (end) => ends.push(end) });
    expect(await smtp.deliver(MAIL)).toBe(result);
    await smtp.close();
    await server.close();
    expect(ends).toEqual(["failed"]);
    expect(log.mock.calls).toEqual([[`The email "Hello" was not sent (EENVELOPE ${responseCode}).`]]);
  },
);

test.for([
  ["rejects the password", "EAUTH 535", { onAuth: refuse(535) }],
  ["rejects the connection", "EPROTOCOL 554", { onConnect: refuse(554) }],
  ["rejects the sender", "EENVELOPE 550", { onMailFrom: refuse(550) }],
] as const)("a mail server that %s is a temporary failure", async ([, reason, options]) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const server = await startSmtpServer({ allowInsecureAuth: true, ...options });
  const url = "onAuth" in options ? server.url.replace("//", "//user:password@") : server.url;
  const smtp = openSmtp({ url, from: "hello@colors.example" });
  expect(await smtp.deliver(MAIL)).toBe("failed");
  await smtp.close();
  await server.close();
  expect(log.mock.calls).toEqual([[`The email "Hello" was not sent (${reason}).`]]);
});

test("an unreachable mail server is a temporary failure", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const server = await startSmtpServer();
  await server.close();
  const mailer = createMailer({ ...LOCAL, smtpUrl: server.url });
  expect(await mailer.deliver({ type: "recovery", to: "ada@example.com", url: "http://localhost:3000/" })).toBe(
    "failed",
  );
  await mailer.close();
  expect(console.error).toHaveBeenCalledWith(
    expect.stringMatching(/^The email "Reset your password" was not sent \(\w+\)\.$/),
  );
});

test("without SMTP an email is put in the mailbox, and its URL is logged", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const mailer = createMailer(LOCAL);
  expect(mailer.canSend).toBe(true);
  await mailer.deliver({ type: "signup", to: "ada@example.com", url: "http://localhost:3000/auth/v1/verify" });
  expect(mailer.mailbox?.list().map(({ to, subject }) => [to, subject])).toEqual([
    ["ada@example.com", "Verify your email address"],
  ]);
  expect(log.mock.calls).toEqual([['Email "Verify your email address": http://localhost:3000/mailbox']]);
});

test.for([
  ["listens on every address", { host: "0.0.0.0" }],
  ["listens on an address of its network", { host: "192.168.1.7" }],
  ["is behind a proxy", { hasTrustedProxy: true }],
  ["is public", { siteUrl: "https://colors.example" }],
] as const)("without SMTP a site that %s has no mailbox and logs a warning", async ([, change]) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const mailer = createMailer({ ...LOCAL, ...change });
  expect(mailer.mailbox).toBeNull();
  expect(mailer.canSend).toBe(false);
  expect(warn.mock.calls).toEqual([[expect.stringContaining("Email can't be sent")]]);
  await mailer.deliver({ type: "signup", to: "ada@example.com", url: "https://colors.example/" });
  expect(log.mock.calls).toEqual([['The email "Verify your email address" was not sent: there is no SMTP_URL.']]);
});

test("with a hosted project, which sends its own emails, there is no mailbox or warning", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const supabase = { url: "https://abc.supabase.co", anonKey: "public", serviceRoleKey: "secret" };
  expect(createMailer({ ...LOCAL, supabase }).mailbox).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

test("a site URL on this machine keeps its mailbox", () => {
  expect(createMailer({ ...LOCAL, siteUrl: "http://127.0.0.1:3000" }).mailbox).not.toBeNull();
});
