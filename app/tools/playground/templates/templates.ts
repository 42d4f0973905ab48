import { late } from "#app/late/late.tsx";
import type { PairId } from "#color/roles/pairs.ts";
import type { TemplateId } from "../state.ts";

type Template = {
  readonly name: string;
  /** Describes the template for screen readers. */
  readonly words: string;
  /** Its pairs of text and background. Elements carry the pair as `data-pair` and the role they paint as `data-r`. */
  readonly pairs: readonly PairId[];
  /** The server renders the chosen page; the browser loads code only for others, since colors are CSS variables. */
  readonly Page: ReturnType<typeof late<object>>;
};

const OPTIONS = { isOnServer: true };

const PAGE = ["text", "muted"] as const;
const SURFACE = ["textOnSurface", "mutedOnSurface"] as const;

export const TEMPLATE_PAGES: Readonly<Record<TemplateId, Template>> = {
  landing: {
    name: "Landing",
    words:
      "The landing page of Saltpath, an app for coastal walks: a headline, a picture of a coast, the paths open this afternoon, three features and a quote.",
    pairs: [...PAGE, "accent", "primary", "link", ...SURFACE, "goodOnSurface", "badOnSurface", "secondary"],
    Page: late(async () => (await import("./landing.tsx")).Landing, "The page", OPTIONS),
  },
  dashboard: {
    name: "Dashboard",
    words:
      "The dashboard of a bakery: a sidebar, the day's three key numbers, loaves by the hour as bars, what sold, and the next orders.",
    pairs: [...PAGE, "primary", "secondary", "accent", ...SURFACE, "good", "bad", "link", "chart"],
    Page: late(async () => (await import("./dashboard.tsx")).Dashboard, "The page", OPTIONS),
  },
  article: {
    name: "Article",
    words:
      "A magazine article about evening light: a headline, a drawing of a sunset, columns of text with a link and a quote, and a box to subscribe.",
    pairs: [...PAGE, "secondary", "link", ...SURFACE, "linkOnSurface", "primary", "accent"],
    Page: late(async () => (await import("./article.tsx")).Article, "The page", OPTIONS),
  },
  phone: {
    name: "Mobile",
    words: "Two screens of a houseplant app: a list of what to water today, and one plant with its week.",
    pairs: [...PAGE, "primary", "secondary", "accent", "link", ...SURFACE, "linkOnSurface", "good", "bad"],
    Page: late(async () => (await import("./phone.tsx")).Phone, "The page", OPTIONS),
  },
  chart: {
    name: "Charts",
    words:
      "A report of a household's electricity: areas by month, a ring of shares, bars by use, and a map of the hours of a week.",
    pairs: [...PAGE, "accent", "chart", ...SURFACE, "goodOnSurface", "chartOnSurface"],
    Page: late(async () => (await import("./chart.tsx")).Chart, "The page", OPTIONS),
  },
  poster: {
    name: "Poster",
    words: "A poster for four nights of music: large letters, a sun over waves, the date and the names.",
    pairs: [...PAGE, "primary", "accent", "secondary"],
    Page: late(async () => (await import("./poster.tsx")).Poster, "The page", OPTIONS),
  },
  code: {
    name: "Code",
    words:
      "A code editor: a list of files, colored source text, and a terminal with two passed tests and a failed one.",
    pairs: [...PAGE, "link", "good", "primary", "secondary", ...SURFACE, "goodOnSurface", "badOnSurface"],
    Page: late(async () => (await import("./code.tsx")).Code, "The page", OPTIONS),
  },
};
