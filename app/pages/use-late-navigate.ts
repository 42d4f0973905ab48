import { useRef } from "react";
import { type Location, useLocation, useNavigate, useNavigation, useNavigationType } from "react-router";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { useLatest } from "#app/ui/use-latest.ts";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { useTimer } from "#app/ui/use-timer.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";

/** `heading` is the pending location, or the current one if none is pending. Returns `null` to stay. */
type MakeTarget = (heading: Location) => { to: string; replace: boolean } | null;

/** The location state for navigations with text typed here, such as a form with a field for it. */
export const TYPED = { isTyped: true };

/** A link that leads to another page in this tab. */
const LINK = "a[href]:not([download], [target])";

/**
 * For typing and dragging: `later` navigates after a pause, and calling it again restarts the pause. Anything else that
 * navigates in the meantime, such as a link, a form or the back button, wins and cancels it. The address may change
 * during the pause, so build the target from `heading`, not from what the page shows.
 */
export function useLateNavigate(pauseMs: number) {
  const navigate = useNavigate();
  const here = useLocation();
  const isBack = useNavigationType() === "POP";
  const heading = useNavigation().location ?? here;
  const latest = useLatest(heading);
  const timer = useTimer();
  // A busy page is late to see navigations, but not clicks: a timer running by then was started after the click.
  const isPressed = useRef(false);
  // A navigation keeps its key on arrival, so text typed while it is pending comes after it and isn't lost.
  useOnChange(heading.key, () => {
    if (!isTyped(heading) && !isPressed.current) timer.stop();
    isPressed.current = false;
  });
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event) || !(event.target instanceof Element) || !event.target.closest(LINK)) return;
    timer.stop();
    isPressed.current = true;
  };
  useWindowEvent("click", onClick, { capture: true });
  useWindowEvent("popstate", timer.stop);

  const later = (makeTarget: MakeTarget) => {
    timer.start(() => {
      const target = makeTarget(latest.current);
      if (target) void navigate(target.to, { replace: target.replace, preventScrollReset: true, state: TYPED });
    }, pauseMs);
  };
  /** Whether the field is ahead of the address, which must not overwrite it then. */
  const isAhead = () => timer.isRunning() || (isTyped(here) && !isBack);
  /** `cancel` is for code that navigates at once with the same text and `TYPED` as its state. */
  return { later, cancel: timer.stop, isAhead };
}

function isTyped({ state }: Location): boolean {
  return typeof state === "object" && state !== null && "isTyped" in state;
}
