import { expect, test } from "vitest";
import { isFromThisMachine, isLoopback } from "./this-machine.ts";

test("the names and addresses of this machine are loopback, and no others", () => {
  for (const name of ["localhost", "LOCALHOST", "127.0.0.1", "127.1.2.3", "::1", "[::1]", "::ffff:127.0.0.1"]) {
    expect([name, isLoopback(name)]).toEqual([name, true]);
  }
  for (const name of ["", "0.0.0.0", "::", "10.0.0.1", "localhost.example", "127.0.0.1.example", "1270.0.0.1"]) {
    expect([name, isLoopback(name)]).toEqual([name, false]);
  }
});

test("a browser on this machine is let in by every name of it", () => {
  for (const host of ["localhost", "localhost:3000", "127.0.0.1:3000", "[::1]:3000"]) {
    expect([host, isFromThisMachine("127.0.0.1", new Headers({ host }))]).toEqual([host, true]);
  }
  expect(isFromThisMachine("::ffff:127.0.0.1", new Headers({ host: "localhost:3000" }))).toBe(true);
});

test("another machine is not", () => {
  expect(isFromThisMachine("192.168.1.7", new Headers({ host: "localhost:3000" }))).toBe(false);
  expect(isFromThisMachine(undefined, new Headers({ host: "localhost:3000" }))).toBe(false);
});

test("a stranger's name that leads to this machine is not", () => {
  for (const host of ["evil.example", "evil.example:3000", "localhost@evil.example", "localhost.evil.example", ""]) {
    expect([host, isFromThisMachine("127.0.0.1", new Headers({ host }))]).toEqual([host, false]);
  }
  expect(isFromThisMachine("127.0.0.1", new Headers())).toBe(false);
});

test("what a proxy passes on is not", () => {
  for (const name of ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"]) {
    const headers = new Headers({ host: "localhost:3000", [name]: "127.0.0.1" });
    expect([name, isFromThisMachine("127.0.0.1", headers)]).toEqual([name, false]);
  }
});
