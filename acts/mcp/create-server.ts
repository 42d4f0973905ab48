// The only file here that loads the SDK, which is large, so import it only when needed.
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import type { Services } from "../act.ts";
import { LIBRARY_RESOURCES, LIBRARY_TEMPLATES, type ReadLibrary, readLibraryAddress } from "./library.ts";
import { RESOURCE_TEMPLATES, readResource } from "./resources.ts";
import { callTool, TOOLS } from "./tools.ts";

const INSTRUCTIONS =
  "Exact color calculations: conversion, names, contrast by WCAG and APCA, scales, themes, palettes, differences, color blindness, and palette files. Colors are CSS colors, hex codes, or Tailwind classes.";

/**
 * Creates a server with every act as a tool, to connect to a transport. `version` is that of the program, and `library`
 * reads the caller's saved items, if there are accounts.
 */
export function createServer(version: string, services: Services, library?: ReadLibrary | null): Server {
  const server = new Server(
    { name: "huesmith", title: "Huesmith", version, websiteUrl: services.origin },
    {
      capabilities: { tools: {}, resources: {} },
      instructions: `${INSTRUCTIONS} Paths in answers, such as /color/0D6986, are pages on ${services.origin}.`,
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    callTool(params.name, params.arguments ?? {}, services),
  );
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: library ? LIBRARY_RESOURCES : [] }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [...RESOURCE_TEMPLATES, ...(library ? LIBRARY_TEMPLATES : [])],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params }) => {
    const address = library ? readLibraryAddress(params.uri) : null;
    if (library && address) {
      const contents = await library(address, params.uri);
      if (!contents) throw invalidParams("The library has nothing at this address.");
      return { contents };
    }
    const read = readResource(params.uri, services);
    if ("problem" in read) throw invalidParams(read.problem);
    return read;
  });
  return server;
}

/** `McpError` would put the code before the message, where clients put it, too. */
function invalidParams(message: string) {
  return Object.assign(new Error(message), { code: ErrorCode.InvalidParams });
}
