import { useId, useState } from "react";
import { takeWantedFeature } from "#app/frame/pro/ask-for-pro.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { useTimer } from "#app/ui/use-timer.ts";
import { PRO_FEATURES, PRO_PRICE, type ProFeature } from "#content/pro-features.ts";
import { closeAccountDialog } from "../account-store.ts";
import { SampleRamps } from "./sample-ramps.tsx";

/** The dialog may open on its own, so a click meant for the page must not close it. */
const UPGRADE_LOCK_MS = 3000;

/** `reason` explains why it opened on its own. */
export function UpgradeDialog({ reason }: { reason?: string | undefined }) {
  const hintId = useId();
  const [isLocked, setIsLocked] = useState(true);
  const timer = useTimer();
  useOnMount(() => timer.start(() => setIsLocked(false), UPGRADE_LOCK_MS));
  const [wanted] = useState(takeWantedFeature);
  const isWanted = (id?: ProFeature) => id === wanted;
  const features = PRO_FEATURES.toSorted((a, b) => Number(isWanted(b.id)) - Number(isWanted(a.id)));
  const openPricing = () => {
    open("/pricing", "_blank", "noopener");
    closeAccountDialog();
  };
  return (
    <Dialog
      onClose={closeAccountDialog}
      width={800}
      isLocked={isLocked}
      title={`Upgrade To Pro and unlock more features for ${PRO_PRICE} dollars per month.`}
      subtitle={
        <>
          Unlock more features at an affordable price
          {reason && (
            <span className="mt-4 block rounded-control bg-well px-3.5 py-2.5 text-ink text-sm">{reason}</span>
          )}
        </>
      }
    >
      <SampleRamps />
      <ul role="list" aria-label="Pro features" className="mt-7 gap-x-8 text-sm sm:columns-2">
        {features.map(({ id, text, isSoon }) => (
          <li
            key={text}
            aria-current={isWanted(id) || undefined}
            className={`mb-2.5 flex break-inside-avoid items-start gap-2.5 ${isWanted(id) ? "font-semibold" : ""}`}
          >
            <Icon className="icon-check mt-0.5 shrink-0 text-ok" />
            <span>
              {text}
              {isSoon && (
                <>
                  {" "}
                  <Badge>Soon</Badge>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {/* On phones, the list is longer than the screen, so the button sticks to the bottom of it. */}
      <div className="sticky bottom-0 -mx-6 border-transparent border-t bg-sheet px-6 pt-4 pb-3 max-sm:border-line sm:static sm:mx-0 sm:px-0 sm:pt-6 sm:pb-0">
        <Button variant="brand" size="lg" onClick={openPricing} aria-describedby={hintId} className="w-full">
          Upgrade To Pro
        </Button>
        <p id={hintId} className="mt-2.5 text-center text-ink-2 text-xs">
          Pricing opens in a new tab.
        </p>
      </div>
    </Dialog>
  );
}
