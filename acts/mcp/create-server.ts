// The only file of this room that loads the SDK, which is large: import it when there is something to serve.
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import type { Services } from "../act.ts";
import { RESOURCE_TEMPLATES, readResource } from "./resources.ts";
import { callTool, TOOLS } from "./tools.ts";

const INSTRUCTIONS =
  "Exact color calculations: conversion, names, contrast by WCAG and APCA, scales, themes, palettes, differences, color blindness, and palette files. Colors are CSS colors, hex codes, or Tailwind classes.";

/** A server with every act as a tool, to be connected to a transport. `version` is that of the serving program. */
export function createServer(version: string, services: Services): Server {
  const server = new Server(
    { name: "huesmith", title: "Huesmith", version, websiteUrl: services.origin },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    callTool(params.name, params.arguments ?? {}, services),
  );
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: [] }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [...RESOURCE_TEMPLATES] }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => {
    const read = readResource(params.uri, services);
    if ("problem" in read) throw new McpError(ErrorCode.InvalidParams, read.problem);
    return read;
  });
  return server;
}
