import { useEffect } from "react";
import { useLazyPart } from "#app/frame/use-lazy-part.ts";
import { closeAccountDialog } from "../account-store.ts";

const loadUpgrade = () => import("./upgrade-dialog.tsx").then(({ UpgradeDialog }) => UpgradeDialog);

/** The dialog with its colors is no part of the other dialogs. When its code does not come, that is told and it is closed. */
export function LateUpgrade() {
  const { part: UpgradeDialog, wake } = useLazyPart(loadUpgrade, "The dialog");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    void wake().then((part) => part || closeAccountDialog());
  }, []);
  return UpgradeDialog && <UpgradeDialog />;
}
