import { changelog } from "#content/changelog.ts";
import { originContext } from "#contract/site.ts";
import type { Route } from "./+types/changelog-route";
import { answerText } from "./answer-text.ts";
import { writeFeed } from "./write-feed.ts";

export function loader({ context }: Route.LoaderArgs) {
  return answerText(writeFeed(changelog, context.get(originContext)), "application/atom+xml");
}
