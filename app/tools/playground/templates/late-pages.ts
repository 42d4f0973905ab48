import { late } from "#app/late/late.tsx";
import type { TemplateId } from "../state.ts";

const OPTIONS = { isOnServer: true };

/** The server renders the chosen page; the browser loads code only for others, since colors are CSS variables. */
export const TEMPLATE_PAGES = {
  landing: late(async () => (await import("./landing.tsx")).Landing, "The page", OPTIONS),
  dashboard: late(async () => (await import("./dashboard.tsx")).Dashboard, "The page", OPTIONS),
  article: late(async () => (await import("./article.tsx")).Article, "The page", OPTIONS),
  phone: late(async () => (await import("./phone.tsx")).Phone, "The page", OPTIONS),
  chart: late(async () => (await import("./chart.tsx")).Chart, "The page", OPTIONS),
  poster: late(async () => (await import("./poster.tsx")).Poster, "The page", OPTIONS),
  code: late(async () => (await import("./code.tsx")).Code, "The page", OPTIONS),
} satisfies Record<TemplateId, unknown>;
