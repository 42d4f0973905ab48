import { Outlet, useLocation } from "react-router";
import { DASHBOARD } from "#app/frame/navigation.ts";
import { Glow } from "./glow.tsx";
import { Header, SkipLink } from "./header.tsx";
import { ShortFooter } from "./short-footer.tsx";

export default function DashboardLayout() {
  const { pathname } = useLocation();
  return (
    <div className="relative flex min-h-dvh flex-col overflow-x-clip">
      <SkipLink />
      <Glow />
      <Header />
      <div className="wrap grid flex-1 content-start gap-8 pt-8 md:grid-cols-[200px_1fr] md:gap-12 md:pt-16 print:block">
        <nav
          aria-label="Dashboard"
          className="-mx-2.5 flex gap-0.5 overflow-x-auto md:sticky md:top-8 md:mx-0 md:flex-col md:gap-1 md:self-start"
        >
          {DASHBOARD.map(({ label, to }) => (
            <a
              key={to}
              href={to}
              aria-current={pathname.startsWith(to) ? "page" : undefined}
              className="flex min-h-11 shrink-0 items-center rounded-control px-2.5 text-ink-2 text-sm hover:text-ink aria-[current=page]:bg-well aria-[current=page]:font-medium aria-[current=page]:text-ink md:px-3.5"
            >
              {label}
            </a>
          ))}
        </nav>
        <main id="content" tabIndex={-1} className="min-w-0 outline-none">
          <Outlet />
        </main>
      </div>
      <ShortFooter />
    </div>
  );
}
