// The acts of the installed command; separate from package.test.ts, which installs it once for all tests.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { expect, test } from "vitest";
import { ACTS } from "../../acts/acts.ts";
import { execute } from "./test-execute.ts";

export function testInstalledActs(script: string): void {
  test("an act answers with the names that are packed", async () => {
    const ask = (key: string) => execute(".", process.execPath, [script, "name", "-", "--get", key], "#0d6986\ntomato");
    expect(await ask("wellKnown.name")).toEqual({ code: 0, out: "Copacabana\nSweet Pimento\n", err: "" });
    expect((await ask("names")).out).toContain('"Bruschetta Tomato"');
  });

  test("huesmith mcp serves every act and resources to the client of the SDK", async () => {
    const client = new Client({ name: "test", version: "1" });
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [script, "mcp"] }));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(ACTS.map(({ name }) => name));
    const call = async (input: Record<string, unknown>) => {
      const { content, isError } = await client.callTool({ name: "contrast", arguments: input });
      return [isError, (content as [{ text: string }])[0].text];
    };
    expect(await call({ text: "#777", background: "#fff" })).toEqual([false, expect.stringContaining("4.47:1")]);
    expect(await call({ text: "teel", background: "#fff" })).toEqual([
      true,
      expect.stringContaining("text “teel” could not be read."),
    ]);
    const { contents } = await client.readResource({ uri: "huesmith://scale/0d6986" });
    expect(contents[0]).toMatchObject({ text: expect.stringContaining('"hex": "#0D6986"') });
    await client.close();
  });
}
