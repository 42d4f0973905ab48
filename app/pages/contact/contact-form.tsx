import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField, TextField } from "#app/ui/fields.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { printCount } from "#color/words/count.ts";
import {
  CONTACT_TOPICS,
  type ContactField,
  type ContactTopic,
  MAX_MESSAGE_CHARACTERS,
  STAMP_FIELD,
  TRAP_FIELD,
} from "#contract/contact-rules.ts";

/** Why a message was not sent. When offline, there are no values and no new stamp; the page keeps its own. */
export type Refusal = {
  text: string;
  problems: Partial<Record<ContactField, string>>;
  stamp?: string;
  values?: Partial<Record<ContactField, string>>;
};

export const CONTACT_FIELDS: readonly ContactField[] = ["name", "email", "topic", "message"];

const LENGTH_HINT = `Up to ${printCount(MAX_MESSAGE_CHARACTERS)} characters.`;
const ALERT = "rounded-control border border-current/35 bg-well px-3.5 py-2.5 text-bad text-sm";

type Props = { refusal: Refusal | undefined; stamp: string; topic: ContactTopic; address: string | null };

/** The browser keeps what was typed; without JavaScript, the response restores it. Only the server validates it. */
export function ContactForm({ refusal, stamp, topic, address }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useNavigation().formMethod !== undefined;
  useEffect(() => {
    if (refusal) showFirstProblem(form.current);
  }, [refusal]);
  const { values = {} } = refusal ?? {};
  const first = CONTACT_FIELDS.find((field) => refusal?.problems[field]);
  /** A problem disappears once its field is edited, until the next response. */
  const [edited, setEdited] = useState<{ since?: Refusal; fields: readonly string[] }>({ fields: [] });
  const problemOf = (name: ContactField) =>
    edited.since === refusal && edited.fields.includes(name) ? undefined : refusal?.problems[name];
  const onEdit = (name: string) =>
    setEdited(({ since, fields }) => ({ since: refusal, fields: since === refusal ? [...fields, name] : [name] }));
  /** Without JavaScript, the browser focuses the first problem itself. */
  const fieldOf = (name: ContactField, initial = "") => ({
    name,
    defaultValue: values[name] ?? initial,
    autoFocus: name === first || undefined,
    "aria-required": name !== "name",
  });
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      onChange={({ target }) => refusal && onEdit((target as { name?: string }).name ?? "")}
      className="grid gap-5 rounded-bench border border-line bg-sheet p-6 md:p-9"
    >
      {refusal && (
        <p role="alert" tabIndex={-1} className={ALERT}>
          {refusal.text}
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Name" aside="optional" error={problemOf("name")} {...fieldOf("name")} autoComplete="name" />
        <TextField
          label="Email"
          error={problemOf("email")}
          {...fieldOf("email")}
          type="email"
          autoComplete="email"
          placeholder="you@studio.com"
        />
      </div>
      <SelectField
        label="Topic"
        error={problemOf("topic")}
        {...fieldOf("topic", topic)}
        of={Object.entries(CONTACT_TOPICS)}
      />
      <Field label="Message" hint={LENGTH_HINT} error={problemOf("message")}>
        <Textarea {...fieldOf("message")} rows={9} />
      </Field>
      <Trap />
      <input type="hidden" name={STAMP_FIELD} value={refusal?.stamp ?? stamp} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="brand" size="lg" isBusy={isBusy}>
          {isBusy ? "Sending…" : "Send"}
        </Button>
        <WhereItGoes address={address} />
      </div>
    </Form>
  );
}

export function MailLink({ address }: { address: string }) {
  return <TextLink href={`mailto:${address}`}>{address}</TextLink>;
}

/** A hidden field that only bots fill in. */
function Trap() {
  return (
    <div aria-hidden className="sr-only">
      <label>
        Leave this empty
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function WhereItGoes({ address }: Pick<Props, "address">) {
  return (
    <p className="min-w-0 flex-1 basis-64 text-ink-2 text-xs">
      Your message is emailed to us. This site only keeps it until it's sent: see the{" "}
      <TextLink href="/legal/privacy-policy#contact-form">privacy policy</TextLink>.
      {address && (
        <>
          {" "}
          You can also email <MailLink address={address} />.
        </>
      )}
    </p>
  );
}

/** Focuses the first field to fix, and clears the hidden field if it was filled in. */
function showFirstProblem(form: HTMLFormElement | null) {
  const trap = form?.elements.namedItem(TRAP_FIELD);
  if (trap instanceof HTMLInputElement) trap.value = "";
  (form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form?.querySelector("p"))?.focus();
}
