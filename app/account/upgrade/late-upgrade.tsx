import { useEffect, useEffectEvent } from "react";
import { lateCode } from "#app/late/late-code.ts";
import { useLateCode } from "#app/late/use-late-code.ts";
import { closeAccountDialog } from "../account-store.ts";

const upgradeCode = lateCode(async () => (await import("./upgrade-dialog.tsx")).UpgradeDialog);

/** The dialog with its colors is no part of the other dialogs. When its code could not be loaded, a notification says so and it closes. */
export function LateUpgrade() {
  const { code: UpgradeDialog, wake } = useLateCode(upgradeCode, "The dialog");
  const open = useEffectEvent(async () => {
    if (!(await wake())) closeAccountDialog();
  });
  useEffect(() => void open(), []);
  return UpgradeDialog && <UpgradeDialog />;
}
