import * as v from "valibot";
import {
  dropGrants,
  type GrantRow,
  readCustomerOf,
  readGrant,
  readIsPro,
  readSubscriptionsOf,
  type SubscriptionRow,
  writeGrant,
} from "../billing/rows.ts";
import { type Command, parseArguments, Refusal } from "./command.ts";
import type { Service } from "./open-service.ts";

const DAY_MS = 24 * 60 * 60_000;
const REASON_CHARACTERS = 500;

/** Shows who has Pro and why, and grants or revokes unpaid Pro. Paid Pro is managed by Stripe. */
export const pro: Command = {
  usage: [
    "pro show <address>",
    'pro grant <address> [--until 2027-01-31] [--reason "…"]     --until is the last day, in UTC; without it, Pro has no end',
    "pro revoke <address>",
  ],
  prepare(args) {
    const { action, address, until, reason } = readArguments(args);
    return async (service) => {
      const account = await findAccount(service, address);
      if (action === "grant") await writeGrant(service, { user_id: account.id, until, reason });
      const isTaken = action === "revoke" && (await dropGrants(service, `user_id=eq.${account.id}`)) > 0;
      const lines = action === "revoke" ? [isTaken ? "The grant was revoked." : "There was no grant.", ""] : [];
      return [...lines, ...(await describe(service, account))].join("\n");
    };
  },
};

function readArguments(args: readonly string[]) {
  const options = { until: { type: "string" }, reason: { type: "string" } } as const;
  const { positionals, values } = parseArguments(args, options);
  const [action = "", address = "", ...rest] = positionals;
  if (!["show", "grant", "revoke"].includes(action) || !address.includes("@") || rest.length > 0) {
    throw new Refusal("Use show, grant or revoke with one address.");
  }
  if (action !== "grant" && (values.until !== undefined || values.reason !== undefined)) {
    throw new Refusal("--until and --reason only work with grant.");
  }
  const reason = values.reason ?? "";
  if (reason.length > REASON_CHARACTERS) throw new Refusal(`A reason has at most ${REASON_CHARACTERS} characters.`);
  return { action, address, until: values.until === undefined ? null : endOf(values.until), reason };
}

/** The last moment of a day, in UTC. */
function endOf(day: string): string {
  const start = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  // 2027-02-30 would be read as a day in March.
  if (Number.isNaN(start) || !new Date(start).toISOString().startsWith(day)) {
    throw new Refusal(`--until must be a date such as 2027-01-31: ${day}`);
  }
  if (start + DAY_MS <= Date.now()) throw new Refusal(`${day} is in the past.`);
  return new Date(start + DAY_MS - 1).toISOString();
}

async function describe(service: Pick<Service, "callAsService">, { id, email }: Account): Promise<string[]> {
  const isPro = await readIsPro(service, id);
  const subscriptions = await readSubscriptionsOf(service, id);
  const grant = await readGrant(service, id);
  const customer = await readCustomerOf(service, id);
  return [
    `${email} ${isPro ? "has Pro" : "has no Pro"}`,
    `account       ${id}`,
    `customer      ${customer?.stripe_customer_id ?? "none"}`,
    `grant         ${grant ? describeGrant(grant) : "none"}`,
    ...(subscriptions.length === 0
      ? ["subscription  none"]
      : subscriptions.map((row) => `subscription  ${describeSubscription(row)}`)),
  ];
}

function describeGrant({ until, reason, granted_at }: GrantRow) {
  return [
    `${until ? `until ${dayOf(until)}` : "for good"}, since ${dayOf(granted_at)}`,
    ...(reason ? [reason] : []),
  ].join(": ");
}

function describeSubscription(row: SubscriptionRow) {
  const { id, status, livemode, current_period_end, cancel_at_period_end, grace_until } = row;
  return [
    `${id} ${status}`,
    ...(current_period_end ? [`${cancel_at_period_end ? "ends" : "paid until"} ${dayOf(current_period_end)}`] : []),
    ...(grace_until ? [`payment failed, Pro until ${dayOf(grace_until)}`] : []),
    ...(livemode ? [] : ["a test, no money"]),
  ].join(", ");
}

function dayOf(time: string) {
  return time.slice(0, 10);
}

const USERS = v.object({
  users: v.array(v.object({ id: v.pipe(v.string(), v.uuid()), email: v.nullish(v.string()) })),
});

const PER_PAGE = 1000;

type Account = { id: string; email: string };

/** The account with this address, in any case; throws a Refusal if there is none. */
async function findAccount({ callAsService }: Pick<Service, "callAsService">, address: string): Promise<Account> {
  const email = address.trim().toLowerCase();
  const filter = encodeURIComponent(email);
  // Reads all pages, because a project without support for the filter returns all accounts.
  for (let page = 1; ; page++) {
    const response = await callAsService(`/auth/v1/admin/users?page=${page}&per_page=${PER_PAGE}&filter=${filter}`);
    const answer = v.safeParse(USERS, await response.json().catch(() => null));
    if (!response.ok || !answer.success)
      throw new Refusal(`The accounts can't be read: the service returned ${response.status}.`);
    const { users } = answer.output;
    const found = users.find((user) => user.email?.toLowerCase() === email);
    if (found) return { id: found.id, email };
    if (users.length < PER_PAGE) throw new Refusal(`There is no account with the address ${email}.`);
  }
}
