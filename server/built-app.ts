import { existsSync } from "node:fs";

type AppModule = typeof import("./app.ts");

const BUNDLE = new URL("../build/server/index.js", import.meta.url);

/** The app as it was last built, for tests. */
export async function openBuiltApp(): Promise<AppModule> {
  if (!existsSync(BUNDLE)) throw new Error("There is no build/server/index.js to test: `npm run build` makes it.");
  return import(BUNDLE.href);
}
