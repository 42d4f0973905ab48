import { useState } from "react";
import { AccountError } from "#app/data/account.ts";
import { startCheckout } from "#app/data/billing.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "../alert.tsx";
import { describeFailure } from "../failure-text.ts";
import { useLeaving } from "../use-leaving.ts";
import { reloadProfile } from "./reload-profile.ts";

/** Leaves for the checkout. */
export function CheckoutButton() {
  const [place, setPlace] = useLeaving<"checkout">();
  const [failure, setFailure] = useState("");
  const buy = async () => {
    setPlace("checkout");
    setFailure("");
    try {
      location.assign(await startCheckout());
    } catch (error) {
      // Bought in another tab or on another device.
      if (error instanceof AccountError && error.code === "already_pro") await reloadProfile().catch(() => {});
      setFailure(describeFailure(error, false));
      setPlace(null);
    }
  };
  return (
    <>
      <Button variant="brand" size="lg" isBusy={place !== null} onClick={buy} className="w-full sm:w-auto">
        Upgrade To Pro
      </Button>
      <Alert>{failure}</Alert>
    </>
  );
}
