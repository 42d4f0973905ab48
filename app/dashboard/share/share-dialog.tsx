import { useState } from "react";
import { useAccountHeld, useConnection } from "#app/account/sync/sync-store.ts";
import { changePalette } from "#app/frame/library/library.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { copyText } from "#app/ui/copy-text.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/fields.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { useOnChange } from "#app/ui/use-on-change.ts";
import { type Item, isPalette } from "../item.ts";

const TOKEN_BYTES = 24;

type Props = { item: Item; onClose: () => void };

export function ShareDialog({ item: { id, saved }, onClose }: Props) {
  const token = isPalette(saved) ? saved.shareToken : null;
  const [isRevoked, setIsRevoked] = useState(false);
  const share = () => {
    const fresh = makeShareToken();
    changePalette(id, { shareToken: fresh });
    setIsRevoked(false);
    void copyText(addressOf(fresh), "the link");
  };
  const stop = () => {
    changePalette(id, { shareToken: null });
    setIsRevoked(true);
  };
  const sent = useAccountHeld().base.palettes.find((known) => known.id === id)?.shareToken ?? null;
  const isInAccount = sent !== null;
  const isStopping = isRevoked && !token && isInAccount;
  const isStopped = isRevoked && !token && !isInAccount;
  useOnChange(isStopped, () => {
    if (isStopped) showToast({ type: "success", title: "The link no longer works" });
  });
  return (
    <Dialog onClose={onClose} title="Share" subtitle={saved.name}>
      <div role="status" className="mb-5 empty:absolute">
        {token && sent !== token && <Waiting text="The link will work once you're back online." />}
        {isStopping && <Waiting text="The link keeps working until your account can be reached." />}
      </div>
      {token ? (
        <Shared token={token} onStop={stop} />
      ) : (
        <div className="grid justify-items-start gap-5">
          <p hidden={isStopping}>
            {isRevoked
              ? "The old link no longer works. A new link will have a new address."
              : "Anyone with the link can see, copy and export the colors and the name, but nothing else. You can turn the link off at any time."}
          </p>
          <Button variant="brand" onClick={share}>
            {isRevoked ? "Create a new link" : "Create and copy link"}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

type SharedProps = { token: string; onStop: () => void };

function Shared({ token, onStop }: SharedProps) {
  const address = addressOf(token);
  return (
    <div className="grid gap-6">
      <CopyField label="Link" text={address} isFirst />
      <details>
        <summary className="py-1.5 text-sm">Addresses for builds</summary>
        <div className="grid gap-4 pt-3">
          <p className="text-ink-2 text-sm">
            They never change and always return the current palette: steps, names, roles, both themes. Add ?values=oklch
            for another format.
          </p>
          <CopyField label="CSS" text={`${address}.css`} />
          <CopyField label="JSON" text={`${address}.json`} />
          <CopyField label="Design tokens" text={`${address}.tokens.json`} />
        </div>
      </details>
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink href={sharePath(token)}>View page</ButtonLink>
        <Button icon="icon-link-2-off" onClick={onStop}>
          Stop sharing
        </Button>
      </div>
    </div>
  );
}

/** Says why the account doesn't have the change yet, and what that means for the link. */
function Waiting({ text }: { text: string }) {
  const { isOffline, failure } = useConnection();
  if (!isOffline && !failure) return null;
  return (
    <p className="rounded-control bg-well px-3.5 py-2.5 text-sm">
      {isOffline ? "You're offline." : failure} {text}
    </p>
  );
}

function CopyField({ label, text, isFirst = false }: { label: string; text: string; isFirst?: boolean }) {
  return (
    <div className="flex items-end gap-2.5">
      <TextField
        label={label}
        className="flex-1"
        readOnly
        isMono
        value={text}
        onFocus={({ target }) => target.select()}
      />
      <Button
        icon="icon-copy"
        variant={isFirst ? "primary" : "outline"}
        aria-label={`Copy the ${label === "Link" ? "link" : `${label} address`}`}
        onClick={() => copyText(text, label === "Link" ? "the link" : `the ${label} address`)}
        className="min-h-11"
      >
        Copy
      </Button>
    </div>
  );
}

function addressOf(token: string) {
  return window.location.origin + sharePath(token);
}

/** 192 random bits as 32 URL-safe characters. */
export function makeShareToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

export function sharePath(token: string): `/shared/${string}` {
  return `/shared/${token}`;
}
