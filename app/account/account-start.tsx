import { type ComponentType, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { openClients } from "#app/data/clients.ts";
import { onProAsked } from "#app/frame/pro/ask-for-pro.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { withStorage } from "#app/ui/with-storage.ts";
import { SESSION_KEY } from "#contract/session-key.ts";
import type { Project } from "#contract/site.ts";
import { closeAccountDialog, openAccountDialog, setAccount, useAccount } from "./account-store.ts";
import { type LinkSession, readAuthHash, removeHash } from "./auth-hash.ts";
import { loadDialogs } from "./guest-buttons.tsx";
import { writeProCookie } from "./pro-cookie.ts";

const RETRY_MS = 3000;

let start: Promise<void> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
/** Read from the address, then removed from it. */
let link: LinkSession | null = null;

/** The account code of every page. Guests load nothing more until a dialog is opened. */
export function AccountStart({ project }: { project: Project }) {
  const navigate = useNavigate();
  const isDialogAsked = useAccount(({ dialog }) => dialog !== null);
  const [Dialogs, setDialogs] = useState<ComponentType>();
  useEffect(() => {
    openClients(project);
    return begin(() => followSession(navigate));
  }, [project, navigate]);
  useOnMount(() => onProAsked(() => openAccountDialog("upgrade")));
  useEffect(() => {
    if (!isDialogAsked || Dialogs) return;
    Promise.all([loadDialogs(), followSession(navigate)]).then(
      ([loaded]) => {
        setDialogs(() => loaded);
        setAccount({ areDialogsLoaded: true });
      },
      () => {
        closeAccountDialog();
        const text = "Your work is safe. Check your connection and try again.";
        showToast({ type: "error", title: "The dialog could not be loaded", text });
      },
    );
  }, [isDialogAsked, Dialogs, navigate]);
  return Dialogs && <Dialogs />;
}

/** Follows the session if there is one, or as soon as another tab logs in. */
function begin(follow: () => Promise<void>) {
  const found = readAuthHash(location.hash);
  if (found) removeHash();
  if (found?.errorCode) openAccountDialog("error", { code: found.errorCode });
  if (found?.signUp) openAccountDialog("confirm-email", found.signUp);
  if (found?.isHalfDone) {
    showToast({ type: "info", title: "Confirmed", text: "Now open the link in the email to your other address." });
  }
  link ??= found?.session ?? null;
  // The code may fail to load, and no button retries it.
  const tryToFollow = () => follow().catch(retryLater);
  const retryLater = () => {
    clearTimeout(retry); // another tab's login tries, too
    retry = setTimeout(tryToFollow, RETRY_MS);
  };
  if (link || withStorage(() => localStorage.getItem(SESSION_KEY)) !== null) {
    void tryToFollow();
  } else if (!start) {
    setAccount({ isKnown: true, allowShowAds: true });
    writeProCookie(false);
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SESSION_KEY && newValue) void tryToFollow();
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}

function followSession(navigate: (path: string) => void) {
  start ??= import("./session.ts").then(({ startSession }) => startSession(navigate, link));
  start.catch(() => {
    start = undefined;
  });
  return start;
}
