import { useEffect, useState, useSyncExternalStore } from "react";
import { isRouteErrorResponse, useNavigation, useRouteError } from "react-router";
import { useAccount } from "#app/account/account-store.ts";
import { readFailure, subscribeFailure } from "./background/page-failure.ts";

type Step = "hidden" | "growing" | "full" | "fading";

const THROTTLE_MS = 200;
const DURATION_MS = 2000;
const HIDE_DELAY_MS = 500;
const RESET_DELAY_MS = 400;
/** The brand color is red as well; stripes distinguish the error without hue. */
const STRIPES = "bg-[repeating-linear-gradient(90deg,var(--color-bad)_0_8px,var(--color-ink)_8px_16px)]";

/** The line at the top while a page or an account dialog is loading; striped in the error color if that fails. */
export function LoadingBar() {
  const isPageLoading = useNavigation().state !== "idle";
  const isDialogLoading = useAccount(({ dialog, areDialogsLoaded }) => dialog !== null && !areDialogsLoaded);
  const isLoading = isPageLoading || isDialogLoading;
  const isKept = useSyncExternalStore(subscribeFailure, readFailure, () => false);
  const error = useRouteError();
  // A page that doesn't exist or is locked isn't a failure.
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  const hasFailed = (Boolean(error) && !isAnswer) || isKept;
  const step = useStep(isLoading, hasFailed);
  if (step === "hidden") return null;
  const isFull = step !== "growing";
  return (
    <div
      aria-hidden
      className={`fixed inset-x-0 top-0 z-50 h-[3px] origin-left ${hasFailed ? STRIPES : "bg-brand"} ${isFull ? "" : "loading-bar"}`}
      style={{
        animationDuration: `${DURATION_MS}ms`,
        opacity: step === "fading" ? 0 : 1,
        transition: `opacity ${RESET_DELAY_MS}ms`,
      }}
    />
  );
}

function useStep(isLoading: boolean, hasFailed: boolean): Step {
  const [step, setStep] = useState<Step>("hidden");
  useEffect(() => {
    if (isLoading) {
      const start = setTimeout(() => setStep("growing"), THROTTLE_MS);
      return () => clearTimeout(start);
    }
    setStep((now) => (now === "growing" || hasFailed ? "full" : now));
    const fade = setTimeout(() => setStep((now) => (now === "full" ? "fading" : now)), HIDE_DELAY_MS);
    const reset = setTimeout(() => setStep("hidden"), HIDE_DELAY_MS + RESET_DELAY_MS);
    return () => {
      clearTimeout(fade);
      clearTimeout(reset);
    };
  }, [isLoading, hasFailed]);
  return step;
}
