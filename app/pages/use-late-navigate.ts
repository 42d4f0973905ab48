import { useRef } from "react";
import { type Location, useLocation, useNavigate, useNavigation, useNavigationType } from "react-router";
import { isPlainClick } from "#app/ui/plain-click.ts";
import { useLatest } from "#app/ui/use-latest.ts";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { useTimer } from "#app/ui/use-timer.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";

/** `heading` is where the person is going, or is when nothing is on its way. Gives `null` to stay. */
type MakeTarget = (heading: Location) => { to: string; replace: boolean } | null;

/** The state of what navigates with the text that is typed here, such as a form with a field for it. */
export const TYPED = { isTyped: true };

/** A link that leads to another page in this tab. */
const LINK = "a[href]:not([download], [target])";

/**
 * For what a person types or drags: `later` navigates after a pause, and starts the pause again when it is called again.
 * What leads away meanwhile, such as a link, a form or the back button, wins: then nothing more happens. Because the
 * address may change during the pause, the target is to be made from `heading` and not from what is on the page.
 */
export function useLateNavigate(pauseMs: number) {
  const navigate = useNavigate();
  const here = useLocation();
  const isBack = useNavigationType() === "POP";
  const heading = useNavigation().location ?? here;
  const latest = useLatest(heading);
  const timer = useTimer();
  // A busy page hears of a navigation late, but of a press at once: what runs when it hears was typed after the press.
  const isPressed = useRef(false);
  // A navigation keeps its key when it arrives: what is typed while it is on its way comes after it, and is not lost.
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
  /** Whether the field is ahead of the address, which is not to overwrite it. */
  const isAhead = () => timer.isRunning() || (isTyped(here) && !isBack);
  /** `cancel` is for what navigates at once with the same text, and has `TYPED` as its state. */
  return { later, cancel: timer.stop, isAhead };
}

function isTyped({ state }: Location): boolean {
  return typeof state === "object" && state !== null && "isTyped" in state;
}
