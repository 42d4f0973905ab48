import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import { Glow } from "./glow.tsx";
import { SkipLink } from "./header.tsx";
import { Logo } from "./logo.tsx";

type Props = {
  title: string;
  text: string;
  canTryAgain?: boolean;
  isOffline?: boolean;
  /** Replaces the plain logo; not used after a crash, which the header may have caused. */
  header?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
};

/**
 * The 404 layout: what happened and the ways out. After a crash, these are full page loads. Offline, the page reloads
 * as soon as there is a connection.
 */
export function ErrorPage({ title, text, canTryAgain, isOffline, header, footer, children }: Props) {
  useWindowEvent("online", () => isOffline && window.location.reload());
  return (
    <div className="relative flex min-h-dvh flex-col overflow-x-clip">
      {header && <SkipLink />}
      <title>{`${title} | Huesmith`}</title>
      <meta name="robots" content="noindex" />
      <Glow />
      {header ?? (
        <header className="flex h-16 items-center px-[18px] md:px-8">
          <Logo />
        </header>
      )}
      <main
        id="content"
        tabIndex={-1}
        className="wrap grid flex-1 content-center justify-items-start gap-5 pb-24 outline-none"
      >
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        <p className="max-w-[34em] whitespace-pre-line break-words text-ink-2 text-lg [overflow-wrap:anywhere]">
          {text}
        </p>
        <div className="flex flex-wrap gap-2.5">
          {canTryAgain && (
            <ButtonLink href="" variant="primary" data-document>
              Try again
            </ButtonLink>
          )}
          <ButtonLink href="/" variant={canTryAgain ? "outline" : "primary"} data-document={canTryAgain || undefined}>
            Home page
          </ButtonLink>
        </div>
        {children}
      </main>
      {footer}
    </div>
  );
}
