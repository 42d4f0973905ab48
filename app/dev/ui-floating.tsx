import { useState } from "react";
import { RESOURCES } from "#app/frame/navigation.ts";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { DisclosureMenu } from "#app/ui/disclosure-menu.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "#app/ui/menu.tsx";
import { Popover } from "#app/ui/popover.tsx";
import { showToast, type ToastInput } from "#app/ui/toast-store.ts";
import { DevPart, DevRow } from "./ui-part.tsx";

const TOASTS: readonly ToastInput[] = [
  { type: "success", title: "Palette saved" },
  { type: "error", title: "Error", text: "The link could not be opened." },
  {
    type: "info",
    title: "Color removed",
    text: "#DBA507 left the palette.",
    action: { label: "Undo", onSelect: notify("It is back") },
  },
];

export function DevFloating({ scheme }: { scheme: string }) {
  return (
    <DevPart title="Menus, popovers, notifications and dialogs" aside="2 s for a success, 4.5 s for the rest">
      <DevMenus scheme={scheme} />
      <DevRow>
        {TOASTS.map((toast) => (
          <Button key={toast.type} onClick={() => showToast(toast)}>
            {toast.title}
          </Button>
        ))}
      </DevRow>
      <DevDialogs />
    </DevPart>
  );
}

function DevMenus({ scheme }: { scheme: string }) {
  return (
    <DevRow>
      <nav aria-label={`Example, ${scheme}`}>
        <DisclosureMenu
          label="Resources"
          className="rounded-swatch py-2 text-ink-2 text-sm hover:text-ink"
          list={{ links: [...RESOURCES, { label: "This page", to: "/dev/ui" }] }}
        />
      </nav>
      <Menu label="Export" trigger={(props) => <Button {...props}>Export</Button>}>
        <MenuItem icon={<Icon className="icon-download" />} shortcut="⌘S" onSelect={notify("Downloaded")}>
          Download
        </MenuItem>
        <MenuLink href="/user/palettes">Color Palettes</MenuLink>
        <MenuSeparator />
        <MenuItem icon={<Icon className="icon-trash" />} isDisabled onSelect={notify("Deleted")}>
          Delete
        </MenuItem>
      </Menu>
      <Popover label="Share" trigger={(props) => <Button {...props}>Share</Button>}>
        <CopyButton text="/color-palette-generator?c=db073d" what="the link">
          Copy the link
        </CopyButton>
      </Popover>
    </DevRow>
  );
}

function DevDialogs() {
  const [shown, setShown] = useState<"plain" | "locked" | "wide" | null>(null);
  const close = () => setShown(null);
  return (
    <DevRow>
      <Button onClick={() => setShown("plain")}>Dialog</Button>
      <Button onClick={() => setShown("locked")}>Locked</Button>
      <Button onClick={() => setShown("wide")}>Wide</Button>
      {shown === "plain" && (
        <Dialog onClose={close} title="600 pixels">
          <CopyButton text="huesmith">Copy from a dialog</CopyButton>
        </Dialog>
      )}
      {shown === "locked" && (
        <Dialog onClose={close} title="Locked" isLocked hasCloseButton={false}>
          <Button variant="primary" onClick={close}>
            Close
          </Button>
        </Dialog>
      )}
      {shown === "wide" && (
        <Dialog onClose={close} width={800} title="800 pixels" subtitle="A page on phones" isPageOnPhones>
          <p>{"A long text scrolls. ".repeat(200)}</p>
        </Dialog>
      )}
    </DevRow>
  );
}

function notify(title: string) {
  return () => showToast({ type: "info", title });
}
