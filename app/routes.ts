import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { tools } from "#content/tools.ts";
import { SHADE_FAMILIES } from "#contract/color-path.ts";
import { PALETTE_CATEGORIES } from "../color/palettes/categories.ts";
import { PRO_SLUGS } from "./pages/addons/products.ts";

const isDevelopment = process.env.NODE_ENV === "development";

export default [
  layout("shell/default-layout.tsx", [
    index("pages/home/route.tsx"),
    route("tools", "pages/tools/route.tsx"),
    ...tools.map((tool) => route(tool.path, `tools/${tool.id}/route.tsx`)),
    route("convert/:pair", "tools/convert/pair-route.tsx"),
    route("random-color-generator.json", "tools/random-color-generator/json-route.ts"),
    route("color-shades.json", "tools/color-shades/json-route.ts"),
    ...SHADE_FAMILIES.map((family) =>
      route(`shades-of-${family}`, "tools/color-shades/families/family-route.tsx", { id: `shades-of-${family}` }),
    ),
    route("color-shades/:page", "tools/color-shades/families/family-file-route.tsx"),
    route("color", "pages/encyclopedia/route.tsx"),
    route("color/:hex", "pages/color/route.tsx"),
    route("html-color-codes", "pages/html-color-codes/route.tsx"),
    ...["csv", "json"].map((format) =>
      route(`html-color-codes.${format}`, "pages/html-color-codes/download-route.ts", {
        id: `html-color-codes.${format}`,
      }),
    ),
    ...["css", "tokens.json", "json"].map((format) =>
      route(`shared/:token.${format}`, "pages/shared-palette/file-route.ts", { id: `shared-palette.${format}` }),
    ),
    route("api", "pages/api/route.tsx"),
    route("docs/:topic?", "pages/docs/route.tsx"),
    route("pricing", "pages/pricing/route.tsx"),
    route("contact", "pages/contact/route.tsx"),
    route("press", "pages/press/route.tsx"),
    route("changelog", "pages/changelog/route.tsx"),
    route("browsers", "pages/browsers/route.tsx"),
    route("accessibility", "pages/accessibility/route.tsx"),
    ...["terms-of-service", "privacy-policy", "refund-policy"].map((text) =>
      route(`legal/${text}`, "pages/legal/route.tsx", { id: `legal/${text}` }),
    ),
    route("sitemap.xml", "pages/site-files/sitemap-route.ts"),
    route("robots.txt", "pages/site-files/robots-route.ts"),
    route("llms.txt", "pages/site-files/llms-route.ts"),
    route("cards/*", "pages/link-cards/route.ts"),
    route("changelog.xml", "pages/site-files/changelog-route.ts"),
    route("color-palettes", "pages/palettes/route.tsx"),
    route("color-palettes/:page", "pages/palettes/legacy-route.tsx"),
    ...PALETTE_CATEGORIES.map((category) =>
      route(`${category}-color-palettes`, "pages/palettes/category-route.tsx", { id: `${category}-color-palettes` }),
    ),
    route("addons", "pages/addons/route.tsx"),
    route("addons/:file", "pages/addons/file-route.tsx"),
    ...["figma-plugin", "photoshop-plugin", "adobe-xd-plugin", "adobe-express-addon"].map((path) =>
      route(path, "pages/addons/program-route.tsx", { id: path }),
    ),
    route("huesmith-pro-photoshop", "pages/addons/pro-index-route.tsx"),
    ...PRO_SLUGS.map((slug) => route(slug, "pages/addons/pro-route.tsx", { id: slug })),
    ...(isDevelopment ? [route("dev/ui", "dev/ui-page.tsx"), route("dev/frame", "dev/frame-page.tsx")] : []),
  ]),
  // Separate from the public pages, which the sitemap lists.
  layout("shell/default-layout.tsx", { id: "shell/unlisted-layout" }, [
    route("mailbox", "pages/mailbox/route.tsx"),
    route("oauth/consent", "dashboard/consent/route.tsx"),
    route("shared/:token", "pages/shared-palette/route.tsx"),
    route("billing/test/checkout/:session", "pages/test-checkout/checkout-route.tsx"),
    route("billing/test/portal/:session", "pages/test-checkout/portal-route.tsx"),
  ]),
  layout("shell/dashboard-layout.tsx", [
    route("user/colors", "dashboard/colors/route.tsx"),
    route("user/palettes", "dashboard/palettes/route.tsx"),
    route("user/projects", "dashboard/projects/route.tsx"),
    route("user/account", "dashboard/account/route.tsx"),
  ]),
  route("offline", "shell/offline-route.tsx"),
  route("*", "shell/not-found.tsx"),
] satisfies RouteConfig;
