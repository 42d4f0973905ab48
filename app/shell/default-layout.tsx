import { Outlet } from "react-router";
import { Footer } from "./footer.tsx";
import { Glow } from "./glow.tsx";
import { Header } from "./header.tsx";

export default function DefaultLayout() {
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-x-clip">
      <a
        href="#content"
        className="sr-only z-40 rounded-control bg-ink px-4 py-2 text-paper focus:not-sr-only focus:absolute focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <Glow />
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
