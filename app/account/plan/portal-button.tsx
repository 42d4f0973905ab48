import { openPortal } from "#app/data/billing.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { describeFailure } from "../failure-text.ts";
import { useLeaving } from "../use-leaving.ts";

/** To the payment service's own page, where the card, the invoices and the end of a subscription are. */
export function PortalButton({ children }: { children: string }) {
  const [place, setPlace] = useLeaving<"portal">();
  const open = async () => {
    setPlace("portal");
    try {
      location.assign(await openPortal());
    } catch (error) {
      showToast({ type: "error", title: "The page could not be opened", text: describeFailure(error, false) });
      setPlace(null);
    }
  };
  return (
    <Button isBusy={place !== null} onClick={open} className="justify-self-start">
      {children}
    </Button>
  );
}
