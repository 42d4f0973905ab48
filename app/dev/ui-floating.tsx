import { useState } from "react";
import { RESOURCES } from "#app/frame/navigation.ts";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { DisclosureMenu } from "#app/ui/disclosure-menu.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Input } from "#app/ui/input.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "#app/ui/menu.tsx";
import { Popover } from "#app/ui/popover.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { DevPart, DevRow } from "./ui-part.tsx";

type Shown = "account" | "locked" | "wide" | null;

export function DevFloating({ scheme }: { scheme: string }) {
  return (
    <>
      <DevMenus scheme={scheme} />
      <DevToasts />
      <DevDialogs />
    </>
  );
}

function DevMenus({ scheme }: { scheme: string }) {
  return (
    <DevPart title="Menus and popovers">
      <DevRow>
        <nav aria-label={`Example, ${scheme}`}>
          <DisclosureMenu
            label="Resources"
            className="rounded-swatch py-2 text-ink-2 text-sm hover:text-ink"
            list={{ links: [...RESOURCES.slice(0, 3), { label: "This page", to: "/dev/ui" }] }}
          />
        </nav>
        <ExportMenu />
        <Menu
          label="Account"
          align="end"
          trigger={(props) => (
            <IconButton {...props} name="Account menu">
              <Icon className="icon-ellipsis" />
            </IconButton>
          )}
        >
          <MenuLink icon={<Icon className="icon-palette" />} to="/user/colors">
            Colors
          </MenuLink>
          <MenuLink icon={<Icon className="icon-bookmark" />} to="/user/palettes">
            Color Palettes
          </MenuLink>
          <MenuItem icon={<Icon className="icon-log-out" />} onSelect={notify("Signed out")}>
            Sign Out
          </MenuItem>
        </Menu>
        <Popover label="Share" trigger={(props) => <Button {...props}>Share</Button>}>
          <div className="grid gap-3">
            <Field label="Link to this palette">
              <Input isMono readOnly defaultValue="/color-palette-generator?c=db073d" />
            </Field>
            <CopyButton text="/color-palette-generator?c=db073d" what="the link">
              Copy the link
            </CopyButton>
          </div>
        </Popover>
      </DevRow>
    </DevPart>
  );
}

function ExportMenu() {
  const [isGrid, setIsGrid] = useState(true);
  return (
    <Menu label="Export" trigger={(props) => <Button {...props}>Export</Button>}>
      <MenuItem icon={<Icon className="icon-download" />} shortcut="⌘S" onSelect={notify("Downloaded")}>
        Download
      </MenuItem>
      <MenuItem icon={<Icon className="icon-bookmark" />} onSelect={notify("Saved")}>
        Save
      </MenuItem>
      <MenuItem isChecked={isGrid} onSelect={() => setIsGrid(!isGrid)}>
        Show the grid
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Icon className="icon-trash" />} isDisabled onSelect={notify("Deleted")}>
        Delete
      </MenuItem>
    </Menu>
  );
}

function notify(title: string) {
  return () => showToast({ type: "info", title });
}

function DevToasts() {
  return (
    <DevPart title="Notifications" aside="2 s for a success, 4.5 s for the rest">
      <DevRow>
        <Button onClick={() => showToast({ type: "success", title: "Palette saved" })}>Success</Button>
        <Button onClick={() => showToast({ type: "error", title: "Error", text: "The link could not be opened." })}>
          Error
        </Button>
        <Button
          onClick={() =>
            showToast({
              type: "info",
              title: "Color removed",
              text: "#DBA507 left the palette.",
              action: { label: "Undo", onSelect: () => showToast({ type: "success", title: "It is back" }) },
            })
          }
        >
          With an action
        </Button>
      </DevRow>
    </DevPart>
  );
}

function DevDialogs() {
  const [shown, setShown] = useState<Shown>(null);
  const close = () => setShown(null);
  return (
    <DevPart title="Dialogs" aside="600, 650 and 800 px">
      <DevRow>
        <Button onClick={() => setShown("account")}>Create Account</Button>
        <Button onClick={() => setShown("locked")}>Locked</Button>
        <Button onClick={() => setShown("wide")}>Wide</Button>
      </DevRow>
      <Dialog isOpen={shown === "account"} onClose={close} title="Create Account">
        <form className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
          <div className="grid gap-2.5">
            <Button size="lg">Continue with Google</Button>
            <Button size="lg">Continue with Github</Button>
          </div>
          <div className="flex items-center gap-3 text-ink-2 text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or
          </div>
          <Field label="Email">
            <Input type="email" placeholder="you@studio.com" autoComplete="email" />
          </Field>
          <Field label="Password" error="Lowercase, uppercase letters and digits">
            <Input type="password" defaultValue="secret" autoComplete="new-password" />
          </Field>
          <Button type="submit" variant="brand" size="lg">
            Create Account
          </Button>
          <p className="text-center text-ink-2 text-sm">
            By creating an account you agree to the <TextLink to="/legal/terms-of-service">terms of service</TextLink>.
          </p>
        </form>
      </Dialog>
      <Dialog
        isOpen={shown === "locked"}
        onClose={close}
        title="Verify your email address"
        isLocked
        hasCloseButton={false}
      >
        <p>You're almost there! We sent an email to you@studio.com</p>
        <Button variant="primary" className="mt-6" onClick={close}>
          Close
        </Button>
      </Dialog>
      <Dialog
        isOpen={shown === "wide"}
        onClose={close}
        width={800}
        title="Upgrade To Pro and unlock more features for 3.1 dollars per month."
        subtitle="Unlock more features at an affordable price"
      >
        <CopyButton text="huesmith">Copy from a dialog</CopyButton>
      </Dialog>
    </DevPart>
  );
}
