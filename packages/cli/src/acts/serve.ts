// A separate module because of its large package, which only `huesmith mcp` loads.
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { createServer } from "../../../../acts/mcp/create-server.ts";
import { VERSION } from "../version.ts";
import { SERVICES } from "./local-services.ts";

/** Answers messages on standard input until it ends. */
export async function serve(): Promise<void> {
  const hasEnded = new Promise((resolve) => process.stdin.once("end", resolve));
  await createServer(VERSION, SERVICES).connect(new StdioServerTransport());
  await hasEnded;
}
