// The compiler checks the template with these types; React Router generates those of the tool.
import type { loader } from "../route.tsx";

export namespace Route {
  export type LoaderArgs = { url: URL };
  export type ComponentProps = { loaderData: ReturnType<typeof loader> };
}
