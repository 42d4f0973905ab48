import { createFileRoute } from "@tanstack/react-router";
import { Tree } from "../../draw-tree.js";

export const Route = createFileRoute("/color/$hex")({ component: Page });

function Page() {
  return <Tree hex={Route.useParams().hex} />;
}
