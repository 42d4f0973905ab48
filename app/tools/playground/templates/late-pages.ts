import type { ComponentType } from "react";
import { type LateModule, lateModule } from "#app/frame/late-module.ts";
import type { TemplateId } from "../state.ts";

/** The server draws the chosen one; the browser needs its code only for another one, since colors are variables around it. */
export const TEMPLATE_PAGES: Readonly<Record<TemplateId, LateModule<ComponentType>>> = {
  landing: lateModule(async () => (await import("./landing.tsx")).Landing),
  dashboard: lateModule(async () => (await import("./dashboard.tsx")).Dashboard),
  article: lateModule(async () => (await import("./article.tsx")).Article),
  phone: lateModule(async () => (await import("./phone.tsx")).Phone),
  chart: lateModule(async () => (await import("./chart.tsx")).Chart),
  poster: lateModule(async () => (await import("./poster.tsx")).Poster),
  code: lateModule(async () => (await import("./code.tsx")).Code),
};
