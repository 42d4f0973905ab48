import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { type AccountState, openAccountDialog, readAccount, useAccount } from "#app/account/account-store.ts";
import type { AdsNetwork } from "#contract/ads.ts";
import { LEADERBOARD_ID } from "./ad-place.ts";
import { type AdsState, pushZone, startNetwork } from "./network.ts";
import { poll } from "./poll.ts";
import { createViewCounter } from "./view-counter.ts";

const countView = createViewCounter(() => openAccountDialog("upgrade"));

export function AdsStart({ network }: { network: AdsNetwork }) {
  const { pathname } = useLocation();
  const isAllowed = useAccount(mayShowAds);
  const hasStarted = useRef(false);
  const [state, setState] = useState<AdsState>({ adBlockDetected: false, allowReloadAdUnit: false });

  useEffect(() => {
    if (!isAllowed) return;
    const report = (change: Partial<AdsState>) => setState((before) => ({ ...before, ...change }));
    const start = () => {
      if (hasStarted.current) return;
      hasStarted.current = true;
      void startNetwork(network, { isAllowed: () => mayShowAds(readAccount()), report }).then((isDone) => {
        hasStarted.current = isDone;
      });
    };
    start();
    addEventListener("online", start); // a blocker can't be detected offline
    return () => removeEventListener("online", start);
  }, [isAllowed, network]);

  return isAllowed && <PageAds key={pathname} network={network} state={state} />;
}

function PageAds({ network, state }: { network: AdsNetwork; state: AdsState }) {
  const { adBlockDetected, allowReloadAdUnit } = state;
  useEffect(() => {
    if (!allowReloadAdUnit) return;
    return poll(
      () => document.getElementById(LEADERBOARD_ID),
      (element) => pushZone(network.queue, { element: element.id, ...network.zone }),
    );
  }, [allowReloadAdUnit, network]);
  useEffect(() => {
    if (adBlockDetected) return countView();
  }, [adBlockDetected]);
  return null;
}

function mayShowAds({ allowShowAds, proActive }: AccountState) {
  return allowShowAds && !proActive;
}
