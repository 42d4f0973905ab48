import { expect, test } from "vitest";
import { isLoopback } from "./this-machine.ts";

test("only names and addresses of this machine are loopback", () => {
  for (const name of ["localhost", "LOCALHOST", "127.0.0.1", "127.1.2.3", "::1", "[::1]", "::ffff:127.0.0.1"]) {
    expect([name, isLoopback(name)]).toEqual([name, true]);
  }
  for (const name of ["", "0.0.0.0", "::", "10.0.0.1", "localhost.example", "127.0.0.1.example", "1270.0.0.1"]) {
    expect([name, isLoopback(name)]).toEqual([name, false]);
  }
});
