import { useState } from "react";
import { useLocation } from "react-router";
import { useAccount } from "#app/account/account-store.ts";
import { ToolGlyph } from "#app/frame/tool-glyph.tsx";
import { useBrowserFact } from "#app/ui/browser-fact.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { AD_PLACE, LEADERBOARD_ID } from "./ad-place.ts";
import { chooseHouseAd } from "./choose-house-ad.ts";

type Props = { except?: readonly string[] };

/** Shows an ad of our own until the network draws over it. Each page gets a new one. */
export function Ad({ except = [] }: Props) {
  const { pathname } = useLocation();
  return <AdOfPage key={pathname} path={pathname} except={except} />;
}

function AdOfPage({ path, except }: Required<Props> & { path: string }) {
  const hasPro = useHasPro();
  const isAlive = useBrowserFact(() => true, false);
  if (hasPro) return null;
  return (
    <section aria-labelledby="ad-label" className={AD_PLACE}>
      <p id="ad-label" className="mb-2 font-mono text-ink-2 text-xs leading-[18px]">
        Advertisement
      </p>
      <div className="ad-box">
        {/* Not in the HTML: what the network draws into it must not be replaced on hydration. */}
        {isAlive && (
          <div id={LEADERBOARD_ID} className="peer absolute inset-0 z-1 overflow-hidden bg-paper empty:invisible" />
        )}
        <div className="peer-[:not(:empty)]:invisible">
          <HouseAd path={path} except={except} />
        </div>
      </div>
    </section>
  );
}

/** Stays true when Pro ends: the ad appears on the next page, so it doesn't push down content on this one. */
function useHasPro() {
  const isPro = useAccount(({ proActive }) => proActive);
  const [wasPro, setWasPro] = useState(false);
  useOnMount(() => setWasPro(isPro || document.documentElement.hasAttribute("data-pro")));
  useOnChange(isPro, () => setWasPro(true));
  return isPro || wasPro;
}

function HouseAd({ path, except }: { path: string; except: readonly string[] }) {
  const { title, text, to, glyph } = chooseHouseAd(path, except);
  return (
    <a
      href={to}
      className="ad-box group flex items-stretch gap-4 overflow-hidden rounded-control border border-line bg-sheet min-[800px]:gap-5"
    >
      <ToolGlyph glyph={glyph} size="w-24 shrink-0 rounded-none min-[800px]:w-40" />
      <span className="grid min-w-0 content-center gap-0.5">
        <span className="font-semibold leading-snug group-hover:underline">{title}</span>
        <span className="text-balance text-ink-2 text-xs min-[800px]:text-sm">{text}</span>
      </span>
      <Icon className="icon-arrow-right my-auto mr-5 ml-auto shrink-0 text-ink-2 max-[799px]:hidden" />
    </a>
  );
}
