// TanStack Start builds a request handler; the server around it is the one our product uses.
import { serve } from "@hono/node-server";
import handler from "./dist/server/server.js";

serve({ fetch: (request) => handler.fetch(request), port: Number(process.env.PORT), hostname: "127.0.0.1" });
