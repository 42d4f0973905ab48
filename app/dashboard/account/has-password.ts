import type { Person } from "#app/data/person.ts";

/** Whether the account was made with a password; one that came by a provider may have none. */
export function hasPassword({ identities }: Person) {
  return identities.some(({ provider }) => provider === "email");
}
