import { expect, test } from "vitest";
import { ask } from "../../test-ask.ts";

test("help and completion are generated from the same description", async () => {
  expect(await ask(["--help"], ".")).toMatchObject({ code: 0, out: /audit {7}Find/ });
  const { out: help } = await ask(["audit", "--help"], ".");
  const options = [...help.matchAll(/--[\w-]+(?= |$)/gm)].map(([name]) => name);
  expect(options.length).toBeGreaterThan(10);
  for (const shell of ["bash", "zsh", "fish"]) {
    const { out, code } = await ask(["completion", shell], ".");
    expect(code).toBe(0);
    for (const option of options) expect(out).toContain(shell === "fish" ? `-l ${option.slice(2)}` : option);
  }
});
