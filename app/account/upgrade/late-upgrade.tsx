import { lateCode } from "#app/late/late-code.ts";
import { useLateCode } from "#app/late/use-late-code.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { closeAccountDialog } from "../account-store.ts";

const upgradeCode = lateCode(async () => (await import("./upgrade-dialog.tsx")).UpgradeDialog);

/** The dialog with its colors is no part of the other dialogs. When its code could not be loaded, a notification says so and it closes. */
export function LateUpgrade() {
  const { code: UpgradeDialog, wake } = useLateCode(upgradeCode, "The dialog");
  useOnMount(() => void wake().then((isThere) => isThere || closeAccountDialog()));
  return UpgradeDialog && <UpgradeDialog />;
}
