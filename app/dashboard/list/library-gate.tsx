import type { ComponentType } from "react";
import { useAccount } from "#app/account/account-store.ts";
import { GuestButtons } from "#app/account/guest-buttons.tsx";
import { late } from "#app/late/late.tsx";
import { useOnMount } from "#app/ui/use-on-mount.ts";

const BAR = "rounded-control bg-well motion-safe:animate-pulse";

type Props = { title: string; List: ReturnType<typeof lateList> };

/** `what` is the subject of the message if loading fails. */
export function lateList(load: () => Promise<ComponentType>, what: string) {
  return late(load, what, { waiting: <ListSkeleton /> });
}

export function LibraryGate({ title, List }: Props) {
  const isKnown = useAccount((account) => account.isKnown);
  const isUserLoggedIn = useAccount((account) => account.isUserLoggedIn);
  useOnMount(() => void List.preload());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      {!isUserLoggedIn && (
        <div
          className={`flex noscript:hidden flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control bg-well px-4 py-3 text-sm ${isKnown ? "" : "only-guest"}`}
        >
          <p>Saved in this browser only. Log in or sign up to keep what you save on all your devices.</p>
          <div className="flex gap-2">
            <GuestButtons size="sm" />
          </div>
        </div>
      )}
      {isKnown ? (
        <List />
      ) : (
        <div aria-busy="true" className="noscript:hidden">
          <ListSkeleton />
        </div>
      )}
      <noscript>
        <p>This page needs JavaScript: your library is in your browser.</p>
      </noscript>
    </div>
  );
}

function ListSkeleton() {
  return (
    <div aria-hidden className="grid gap-6">
      <div className={`${BAR} h-10 w-48`} />
      <CardsSkeleton />
    </div>
  );
}

export function CardsSkeleton() {
  return (
    <div aria-hidden className="grid gap-6">
      <div className={`${BAR} h-11`} />
      <div className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-5">
        {Array.from({ length: 10 }, (_, place) => (
          <div key={place} className="grid gap-2">
            <div className={`${BAR} h-32`} />
            <div className={`${BAR} h-5 w-2/3`} />
          </div>
        ))}
      </div>
    </div>
  );
}
