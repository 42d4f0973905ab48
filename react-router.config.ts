import type { Config } from "@react-router/dev/config";
import { buildWorker } from "./scripts/build-worker.mjs";
import { describeBuild } from "./scripts/describe-build.mjs";
import { keepBuild } from "./scripts/keep-build.mjs";
import { precompress } from "./scripts/precompress.mjs";

export default {
  ssr: true,
  // The map is small; asking for it piece by piece would send every link of a page of names to the server.
  routeDiscovery: { mode: "initial" },
  buildEnd: async () => {
    describeBuild("build/client");
    await buildWorker("build/client");
    precompress("build/client");
    keepBuild("build/client", ".generated/builds");
  },
} satisfies Config;
