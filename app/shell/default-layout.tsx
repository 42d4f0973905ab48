import { Outlet } from "react-router";
import { Footer } from "./footer.tsx";
import { Glow } from "./glow.tsx";
import { Header, SkipLink } from "./header.tsx";

export default function DefaultLayout() {
  return (
    <div className="relative flex min-h-dvh flex-col overflow-x-clip">
      <SkipLink />
      <Glow />
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
