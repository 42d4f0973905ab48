import { useId, useState } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton, IconButtonLink } from "#app/ui/icon-button.tsx";
import { Input, Textarea } from "#app/ui/input.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { Select } from "#app/ui/select.tsx";
import { TabPanel, Tabs } from "#app/ui/tabs.tsx";
import { DevPart, DevRow } from "./ui-part.tsx";

const SIZES = ["sm", "md", "lg"] as const;
const MODES = ["lch", "oklch", "hsl", "lab"] as const;
const TABS = [
  { id: "picker", label: "Color picker" },
  { id: "swatches", label: "Swatches" },
  { id: "library", label: "Library" },
] as const;

export function DevControls({ scheme }: { scheme: string }) {
  return (
    <>
      <DevButtons />
      <DevWords />
      <DevTabs scheme={scheme} />
      <DevFields />
    </>
  );
}

function DevButtons() {
  const [isLocked, setIsLocked] = useState(true);
  return (
    <DevPart title="Buttons" aside="primary, outline, ghost, brand">
      {SIZES.map((size) => (
        <DevRow key={size}>
          <Button size={size} variant="primary">
            <Icon className="icon-shuffle" /> Generate <Kbd>space</Kbd>
          </Button>
          <Button size={size}>
            <Icon className="icon-share-2" /> Share
          </Button>
          <Button size={size} variant="ghost">
            Log In
          </Button>
          <Button size={size} variant="brand">
            Create Account
          </Button>
        </DevRow>
      ))}
      <DevRow>
        <Button variant="primary" isBusy>
          Saving
        </Button>
        <Button isBusy>Loading</Button>
        <Button variant="brand" isBusy>
          Creating account
        </Button>
        <Button variant="primary" isDisabled>
          Not now
        </Button>
        <Button isDisabled>Not now</Button>
        <ButtonLink to="/tools">A link</ButtonLink>
      </DevRow>
      <DevRow>
        <IconButton name="Undo" shortcut="⌘Z">
          <Icon className="icon-undo-2" />
        </IconButton>
        <IconButton name="Redo" shortcut="⇧⌘Z" isDisabled>
          <Icon className="icon-redo-2" />
        </IconButton>
        <IconButton name="Lock" isPressed={isLocked} onClick={() => setIsLocked(!isLocked)}>
          <Icon className="icon-lock" />
        </IconButton>
        <IconButton name="Save" variant="outline">
          <Icon className="icon-bookmark" />
        </IconButton>
        <IconButton name="Save it small" variant="primary" size="sm">
          <Icon className="icon-bookmark" />
        </IconButton>
        <IconButtonLink name="All tools" to="/tools">
          <Icon className="icon-share-2" />
        </IconButtonLink>
      </DevRow>
    </DevPart>
  );
}

function DevWords() {
  return (
    <DevPart title="Words">
      <p className="max-w-[34em] text-ink-2">
        A paragraph with <TextLink to="/tools">a link inside</TextLink>, one that{" "}
        <TextLink to="https://www.w3.org/TR/css-color-4/" isExternal>
          leaves the house
        </TextLink>
        , a key <Kbd>space</Kbd> and two <Kbd>⌘Z</Kbd>.
      </p>
      <DevRow>
        <Badge tone="ink">12</Badge>
        <Badge>Soon</Badge>
        <Badge tone="outline">P3</Badge>
        <Badge tone="ok">AA pass</Badge>
        <Badge tone="bad">AA fail</Badge>
      </DevRow>
    </DevPart>
  );
}

function DevTabs({ scheme }: { scheme: string }) {
  const tabsId = useId();
  const [tab, setTab] = useState<(typeof TABS)[number]["id"]>("picker");
  const [mode, setMode] = useState<(typeof MODES)[number]>("lch");
  const modes = MODES.map((value) => ({ value, label: value.toUpperCase() }));
  return (
    <DevPart title="Tabs" aside="panels, a setting, pages">
      <DevRow>
        <Tabs tabsId={tabsId} label="Source of colors" tabs={TABS} activeId={tab} onChange={setTab} />
        <Segmented label="Mode" options={modes} value={mode} onChange={setMode} />
        <LinkTabs
          label={`Direction, ${scheme}`}
          current="/dev/ui"
          links={[
            { to: "/dev/ui", label: "HEX to RGB" },
            { to: "/dev/ui?reverse", label: "RGB to HEX" },
          ]}
        />
      </DevRow>
      <TabPanel tabsId={tabsId} id={tab} className="text-ink-2">
        The panel “{tab}”.
      </TabPanel>
    </DevPart>
  );
}

function DevFields() {
  return (
    <DevPart title="Fields">
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Email">
          <Input type="email" placeholder="you@studio.com" autoComplete="email" />
        </Field>
        <Field label="Password" error="Lowercase, uppercase letters and digits">
          <Input type="password" defaultValue="secret" autoComplete="new-password" />
        </Field>
        <Field label="Price" hint="A hint is below its field." aside="optional">
          <Input inputMode="decimal" defaultValue="3.1" prefix="$" suffix="a month" />
        </Field>
        <Field label="CSS value">
          <Input isMono defaultValue="oklch(0.486 0.09 226)" />
        </Field>
        <Field label="Mode">
          <Select defaultValue="oklch">
            <option value="lch">LCH</option>
            <option value="oklch">OKLCH</option>
          </Select>
        </Field>
        <Field label="Disabled">
          <Input disabled defaultValue="Nothing to do here" />
        </Field>
        <Field label="Paste colors" className="md:col-span-2" hint="Any CSS, SCSS or JSON.">
          <Textarea isMono defaultValue={"--brand: #dc3522;\n--accent: teal;"} />
        </Field>
      </div>
    </DevPart>
  );
}
