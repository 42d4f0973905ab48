// What TanStack Start builds is a handler of requests; the server around it is the one of our product.
import { serve } from "@hono/node-server";
import handler from "./dist/server/server.js";

serve({ fetch: (request) => handler.fetch(request), port: Number(process.env.PORT), hostname: "127.0.0.1" });
