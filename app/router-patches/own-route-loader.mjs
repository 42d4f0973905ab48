import { fileURLToPath } from "node:url";

const OWN = fileURLToPath(new URL("./load-route-module.ts", import.meta.url));

/** Puts load-route-module.ts in the place of the router's file in what browsers get; the build fails when there is none. */
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
        this.error("react-router no longer loads routes in routeModules.js: see app/router-patches/README.md");
    },
  };
}
