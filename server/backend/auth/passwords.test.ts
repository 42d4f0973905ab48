import { expect, test } from "vitest";
import { createPasswords } from "./passwords.ts";

test("a real password is hashed with bcrypt cost 10, in a format that Supabase reads", async () => {
  const { hashPassword, verifyPassword } = createPasswords();
  const hash = await hashPassword("Passw0rd1");
  expect(hash).toMatch(/^\$2a\$10\$/);
  expect(await verifyPassword("Passw0rd1", hash)).toBe(true);
  expect(await verifyPassword("Passw0rd2", hash)).toBe(false);
  expect(await verifyPassword("Passw0rd1", null)).toBe(false);
});
