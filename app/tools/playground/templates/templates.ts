import type { PairId } from "#color/roles/pairs.ts";
import type { TemplateId } from "../state.ts";

export type Template = {
  readonly name: string;
  /** Describes the template for screen readers. */
  readonly words: string;
  /** Its pairs of text and background. Elements carry the pair as `data-pair` and the role they paint as `data-r`. */
  readonly pairs: readonly PairId[];
};

const PAGE = ["text", "muted"] as const;
const SURFACE = ["textOnSurface", "mutedOnSurface"] as const;

export const TEMPLATE_PARTS: Readonly<Record<TemplateId, Template>> = {
  landing: {
    name: "Landing",
    words:
      "The landing page of Saltpath, an app for coastal walks: a headline, a picture of a coast, the paths open this afternoon, three features and a quote.",
    pairs: [...PAGE, "accent", "primary", "link", ...SURFACE, "goodOnSurface", "badOnSurface", "secondary"],
  },
  dashboard: {
    name: "Dashboard",
    words:
      "The dashboard of a bakery: a sidebar, the day's three key numbers, loaves by the hour as bars, what sold, and the next orders.",
    pairs: [...PAGE, "primary", "secondary", "accent", ...SURFACE, "good", "bad", "link", "chart"],
  },
  article: {
    name: "Article",
    words:
      "A magazine article about evening light: a headline, a drawing of a sunset, columns of text with a link and a quote, and a box to subscribe.",
    pairs: [...PAGE, "secondary", "link", ...SURFACE, "linkOnSurface", "primary", "accent"],
  },
  phone: {
    name: "Mobile",
    words: "Two screens of a houseplant app: a list of what to water today, and one plant with its week.",
    pairs: [...PAGE, "primary", "secondary", "accent", "link", ...SURFACE, "linkOnSurface", "good", "bad"],
  },
  chart: {
    name: "Charts",
    words:
      "A report of a household's electricity: areas by month, a ring of shares, bars by use, and a map of the hours of a week.",
    pairs: [...PAGE, "accent", "chart", ...SURFACE, "goodOnSurface", "chartOnSurface"],
  },
  poster: {
    name: "Poster",
    words: "A poster for four nights of music: large letters, a sun over waves, the date and the names.",
    pairs: [...PAGE, "primary", "accent", "secondary"],
  },
  code: {
    name: "Code",
    words:
      "A code editor: a list of files, colored source text, and a terminal with two passed tests and a failed one.",
    pairs: [...PAGE, "link", "good", "primary", "secondary", ...SURFACE, "goodOnSurface", "badOnSurface"],
  },
};
