import { expect, test, vi } from "vitest";
import type { SiteMail } from "../mail/email-content.ts";
import { createContact, MIN_STAMP_AGE_MS } from "./contact.ts";

const GOOD = {
  name: "Ada",
  email: "ada@example.com",
  topic: "question",
  message: "How is the contrast measured?",
  website: "",
};
const OPEN = {
  smtpUrl: "smtp://mail.example",
  contactTo: "inbox@colors.example",
  contactAddress: undefined,
  areLimitsOff: false,
};

function openDesk(
  config: Partial<typeof OPEN> | { contactTo: undefined } = {},
  addMail = vi.fn(async (_: SiteMail) => {}),
) {
  let clock = Date.UTC(2026, 10, 22);
  const deskFor = createContact({
    config: { ...OPEN, ...config },
    mailbox: null,
    addMail,
    key: Buffer.alloc(32),
    now: () => clock,
  });
  const wait = (ms: number) => {
    clock += ms;
  };
  /** Opens the form, waits like a person would, and sends it. */
  const send = (fields: Record<string, string> = {}, { network = "192.0.2.1", waitMs = MIN_STAMP_AGE_MS } = {}) => {
    const desk = deskFor(network);
    const form = new FormData();
    for (const [name, value] of Object.entries({ stamp: desk.makeStamp(), ...GOOD, ...fields })) form.set(name, value);
    wait(waitMs);
    return desk.take(form);
  };
  return { deskFor, send, addMail, wait };
}

test("a message is sent to CONTACT_TO, and its number is returned", async () => {
  const { send, addMail } = openDesk();
  const answer = await send({ name: "", topic: "press" });
  expect(answer).toEqual({ number: expect.stringMatching(/^[0-9a-f]{8}$/) });
  expect(addMail.mock.calls).toEqual([
    [
      {
        type: "contact",
        to: OPEN.contactTo,
        ...answer,
        name: "",
        email: GOOD.email,
        topic: "Press",
        text: GOOD.message,
      },
    ],
  ]);
});

test.for([
  ["email", "", "Please input email address"],
  ["email", "ada@", "Please input correct email address"],
  ["email", "ada@example.com, eve@example.com", "Please input correct email address"],
  ["email", "ada@example.com\r\nBcc: eve@example.com", "Please input correct email address"],
  ["name", "A".repeat(81), "At most 80 characters"],
  ["topic", "weather", "Choose a topic"],
  ["topic", "toString", "Choose a topic"],
  ["message", "   Hello \n ", "Write at least 10 characters"],
  ["message", "a".repeat(5001), "At most 5,000 characters, but this has 5,001"],
] as const)("%s %j is rejected at its field", async ([field, value, text]) => {
  const { send, addMail } = openDesk();
  expect(await send({ [field]: value })).toMatchObject({ status: 422, problems: { [field]: text } });
  expect(addMail).not.toHaveBeenCalled();
});

test("a missing field and a file in its place are each rejected", async () => {
  const { deskFor } = openDesk();
  const form = new FormData();
  form.set("email", new File(["x"], "x.txt"));
  const answer = await deskFor("192.0.2.1").take(form);
  expect(answer).toMatchObject({
    status: 422,
    problems: { email: expect.any(String), topic: expect.any(String), message: expect.any(String) },
  });
});

test("header and terminal control characters are removed from names and messages", async () => {
  const { send, addMail } = openDesk();
  await send({ name: "Ada\r\nBcc: eve@example.com\u202e", message: "  One\r\ntwo\rthree\u0000\u001b[31m four\tfive " });
  expect(addMail.mock.calls).toMatchObject([
    [{ name: "Ada Bcc: eve@example.com", text: "One\ntwo\nthree[31m four\tfive" }],
  ]);
});

test("a form sent too soon or without its stamp is rejected and can be resent", async () => {
  const { send, deskFor, wait, addMail } = openDesk();
  const early = await send({}, { waitMs: 500 });
  expect(early).toMatchObject({ status: 422, text: expect.stringContaining("Wait 3 seconds"), problems: {} });
  expect(await send({ stamp: "" })).toMatchObject({ status: 422, text: expect.stringContaining("Wait 3 seconds") });
  expect(addMail).not.toHaveBeenCalled();
  const form = new FormData();
  for (const [name, value] of Object.entries(GOOD)) form.set(name, value);
  if ("stamp" in early) form.set("stamp", early.stamp);
  wait(MIN_STAMP_AGE_MS);
  expect(await deskFor("192.0.2.1").take(form)).toHaveProperty("number");
});

test("a message with the hidden field filled in is rejected", async () => {
  const { send, addMail } = openDesk();
  expect(await send({ website: "https://spam.example" })).toMatchObject({
    status: 422,
    text: expect.stringContaining("Click Send again"),
  });
  expect(addMail).not.toHaveBeenCalled();
});

test("the same message sent twice is delivered once, even concurrently", async () => {
  const { send, addMail } = openDesk();
  const [first, second] = await Promise.all([send(), send()]);
  expect(first).toEqual(second);
  expect(await send()).toEqual(first);
  expect(await send({ message: "And another question entirely." })).not.toEqual(first);
  expect(addMail).toHaveBeenCalledTimes(2);
});

test("the limit is 5 messages per hour per address, 10 per network", async () => {
  const { send } = openDesk();
  let count = 0;
  const statusOf = async (email: string, network: string) => {
    const answer = await send({ email, message: `This is message ${++count}.` }, { network });
    return "status" in answer ? [answer.status, Number(answer.retryAfter) > 0] : 200;
  };
  for (let tries = 0; tries < 5; tries++) expect(await statusOf("Ada@example.com", `192.0.2.${tries}`)).toBe(200);
  expect(await statusOf("ada@example.com", "192.0.2.9")).toEqual([429, true]);
  for (let tries = 0; tries < 10; tries++) expect(await statusOf(`p${tries}@example.com`, "198.51.100.1")).toBe(200);
  expect(await statusOf("new@example.com", "198.51.100.1")).toEqual([429, true]);
});

test("an undelivered message does not count toward the limit and can be resent", async () => {
  const { send, addMail } = openDesk();
  addMail.mockRejectedValue(new Error("The database is away"));
  for (let tries = 0; tries < 12; tries++) {
    expect(await send()).toMatchObject({ status: 503, text: expect.stringContaining("still here") });
  }
  addMail.mockResolvedValue();
  expect(await send()).toHaveProperty("number");
});

test("without a recipient the contact desk is closed", async () => {
  const { deskFor, send, addMail } = openDesk({ contactTo: undefined });
  expect(deskFor("").isOpen).toBe(false);
  expect(await send()).toMatchObject({ status: 503 });
  expect(addMail).not.toHaveBeenCalled();
});
