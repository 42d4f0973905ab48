import { originContext } from "#app/context.ts";
import { changelog } from "#content/changelog.ts";
import type { Route } from "./+types/changelog-route";
import { answerText } from "./answer-text.ts";
import { writeFeed } from "./write-feed.ts";

/** The changelog for feed readers. */
export function loader({ context }: Route.LoaderArgs) {
  return answerText(writeFeed(changelog, context.get(originContext)), "application/atom+xml");
}
