import { fileURLToPath } from "node:url";

const OWN = fileURLToPath(new URL("../app/shell/load-route-module.ts", import.meta.url));

/** Puts app/shell/load-route-module.ts in the place of the router's file in what browsers get; fails when it is not there. */
export function ownRouteLoader() {
  let isReplaced = false;
  return {
    name: "own-route-loader",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source, importer) {
      if (!source.endsWith("/routeModules.js") || !importer?.includes("/node_modules/react-router/")) return;
      isReplaced = true;
      return OWN;
    },
    generateBundle() {
      if (!isReplaced)
        this.error("react-router no longer loads routes in routeModules.js: see app/shell/load-route-module.ts");
    },
  };
}
