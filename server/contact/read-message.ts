import * as v from "valibot";
import { checkEmail, checkEmailGiven } from "#contract/account-rules.ts";
import {
  CONTACT_TOPICS,
  type ContactField,
  type ContactTopic,
  MESSAGE_MAX_CHARACTERS,
  MESSAGE_MIN_CHARACTERS,
  NAME_MAX_CHARACTERS,
} from "#contract/contact-rules.ts";

/** Line ends and their like, and what turns the direction of the text around it. */
const STEERING = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

const MESSAGE = v.object({
  name: v.pipe(
    v.string(),
    v.transform((text) => text.replace(STEERING, " ").trim()),
    v.maxLength(NAME_MAX_CHARACTERS, `At most ${NAME_MAX_CHARACTERS} characters`),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => checkEmailGiven(text) === null,
      ({ input }) => checkEmailGiven(input) ?? "",
    ),
    v.check(
      (text) => checkEmail(text) === null,
      ({ input }) => checkEmail(input) ?? "",
    ),
  ),
  topic: v.picklist(Object.keys(CONTACT_TOPICS) as ContactTopic[], "Choose a topic"),
  message: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\r\n?/g, "\n").replace(/(?![\n\t])\p{Cc}/gu, "")),
    v.trim(),
    v.minLength(MESSAGE_MIN_CHARACTERS, `Write at least ${MESSAGE_MIN_CHARACTERS} characters`),
    v.maxLength(MESSAGE_MAX_CHARACTERS, ({ input }) => {
      const [most, given] = [MESSAGE_MAX_CHARACTERS, input.length].map((count) => count.toLocaleString("en-US"));
      return `At most ${most} characters; these are ${given}`;
    }),
  ),
});

export type Message = v.InferOutput<typeof MESSAGE>;
/** What is wrong with which field. */
export type Problems = Partial<Record<ContactField, string>>;

/** The message of a form: name and address are one line each, and hold nothing that could become a header of a mail. */
export function readMessage(form: FormData): { message: Message } | { problems: Problems } {
  const given = Object.fromEntries(Object.keys(MESSAGE.entries).map((field) => [field, textOf(form, field)]));
  const result = v.safeParse(MESSAGE, given);
  if (result.success) return { message: result.output };
  const found = Object.entries(v.flatten<typeof MESSAGE>(result.issues).nested ?? {});
  return { problems: Object.fromEntries(found.map(([field, texts]) => [field, texts?.[0]])) };
}

/** The text of a field; a file in its place counts as nothing. */
export function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value : "";
}
