import * as v from "valibot";
import { Refusal } from "./command.ts";
import type { Service } from "./open-service.ts";

const USERS = v.object({
  users: v.array(v.object({ id: v.pipe(v.string(), v.uuid()), email: v.nullish(v.string()) })),
});

const PER_PAGE = 1000;

export type Account = { id: string; email: string };

/** The account with this address, in any case; throws a Refusal when there is none. */
export async function findAccount(
  { callAsService }: Pick<Service, "callAsService">,
  address: string,
): Promise<Account> {
  const email = address.trim().toLowerCase();
  const filter = encodeURIComponent(email);
  // Page by page, because a project that does not know the filter gives all accounts.
  for (let page = 1; ; page++) {
    const response = await callAsService(`/auth/v1/admin/users?page=${page}&per_page=${PER_PAGE}&filter=${filter}`);
    const answer = v.safeParse(USERS, await response.json().catch(() => null));
    if (!response.ok || !answer.success)
      throw new Refusal(`The accounts cannot be read: the service answers ${response.status}.`);
    const { users } = answer.output;
    const found = users.find((user) => user.email?.toLowerCase() === email);
    if (found) return { id: found.id, email };
    if (users.length < PER_PAGE) throw new Refusal(`There is no account with the address ${email}.`);
  }
}
