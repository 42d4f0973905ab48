import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { patchPageDataFetch } from "./router-patches/page-data-fetch.ts";

if (import.meta.env.PROD) patchPageDataFetch();

// From here on, React handles presses. One that comes before the earlier one is repeated counts instead of it, because
// people press again when nothing happens. See `head-script.ts`.
document.onclick = () => {
  document.earlyPress = null;
};
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
