import { createPath, useLocation, useNavigation } from "react-router";
import { useLatest } from "#app/ui/use-latest.ts";
import { useOnChange } from "#app/ui/use-on-change.ts";

/**
 * Shows the address of the color in sight in the place of the page's own. The router does not know of it, so the entry of
 * the history must have its own address back before it is left: the back button leads there.
 */
export function useLentAddress() {
  const own = useLocation();
  const isLeaving = useNavigation().state !== "idle";
  const latest = useLatest({ own, isLeaving });

  /** After the back button the browser is at the next entry already, though its page is still on its way. */
  const isAtOwn = () => (history.state?.key ?? "default") === latest.current.own.key;
  const show = (path: string) => history.replaceState(history.state, "", path);
  const restore = () => {
    if (isAtOwn()) show(createPath(latest.current.own));
  };
  useOnChange(isLeaving, () => {
    if (isLeaving) restore();
  });
  /** False when the page is being left. */
  const lend = (path: string) => {
    if (latest.current.isLeaving || !isAtOwn()) return false;
    show(path);
    return true;
  };
  return { lend, restore };
}
