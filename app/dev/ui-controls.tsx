import { useId, useState } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextField } from "#app/ui/fields.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton, IconButtonLink } from "#app/ui/icon-button.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { Select } from "#app/ui/select.tsx";
import { TabPanel, Tabs } from "#app/ui/tabs.tsx";
import { DevPart, DevRow } from "./ui-part.tsx";

const SIZES = ["sm", "md", "lg"] as const;
const VARIANTS = ["primary", "outline", "ghost", "brand"] as const;
const TONES = ["ink", "quiet", "outline", "ok", "bad"] as const;
const MODES = ["lch", "oklch", "hsl", "lab"].map((value) => ({ value, label: value.toUpperCase() }));
const TABS = [
  { id: "picker", label: "Color picker" },
  { id: "swatches", label: "Swatches" },
] as const;

export function DevControls({ scheme }: { scheme: string }) {
  return (
    <>
      <DevButtons />
      <DevChoices scheme={scheme} />
      <DevFields />
    </>
  );
}

function DevButtons() {
  const [isLocked, setIsLocked] = useState(true);
  return (
    <DevPart title="Buttons" aside={VARIANTS.join(", ")}>
      {SIZES.map((size) => (
        <DevRow key={size}>
          {VARIANTS.map((variant) => (
            <Button key={variant} icon="icon-shuffle" {...{ size, variant }}>
              Generate <Kbd>space</Kbd>
            </Button>
          ))}
          <IconButton icon="icon-undo-2" name="Undo" shortcut="⌘Z" size={size} />
        </DevRow>
      ))}
      <DevRow>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} isBusy>
            Loading
          </Button>
        ))}
        <Button isDisabled>Not now</Button>
        <ButtonLink href="/tools">A link</ButtonLink>
        <IconButton icon="icon-lock" name="Lock" isPressed={isLocked} onClick={() => setIsLocked(!isLocked)} />
        <IconButton icon="icon-redo-2" name="Redo" variant="outline" isDisabled />
        <IconButtonLink name="All tools" href="/tools">
          <Icon className="icon-share-2" />
        </IconButtonLink>
      </DevRow>
      <p className="text-ink-2">
        A paragraph with <TextLink href="/tools">a link inside</TextLink> and one that{" "}
        <TextLink href="https://www.w3.org/TR/css-color-4/" isExternal>
          leaves the house
        </TextLink>
      </p>
      <DevRow>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </DevRow>
    </DevPart>
  );
}

function DevChoices({ scheme }: { scheme: string }) {
  const tabsId = useId();
  const [tab, setTab] = useState<(typeof TABS)[number]["id"]>("picker");
  const [mode, setMode] = useState("lch");
  const [isOn, setIsOn] = useState(true);
  return (
    <DevPart title="Choices" aside="panels, a setting, pages">
      <DevRow>
        <Tabs tabsId={tabsId} label="Source of colors" tabs={TABS} activeId={tab} onChange={setTab} />
        <Segmented label="Mode" options={MODES} value={mode} onChange={setMode} />
        <PillSelect label="Mode" options={MODES} value={mode} onChange={setMode} />
        <Checkbox label="Grid" hint="Lines between the colors." isOn={isOn} onChange={setIsOn} />
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
        <TextField
          label="Password"
          error="Lowercase, uppercase letters and digits"
          type="password"
          defaultValue="secret"
          autoComplete="new-password"
        />
        <TextField
          label="Price"
          hint="A hint is below its field."
          aside="optional"
          inputMode="decimal"
          defaultValue="3.1"
          prefix="$"
          suffix="a month"
        />
        <Field label="Mode">
          <Select defaultValue="oklch">
            <option value="lch">LCH</option>
            <option value="oklch">OKLCH</option>
          </Select>
        </Field>
        <TextField label="Disabled" disabled defaultValue="Nothing to do here" />
        <Field label="Paste colors" className="md:col-span-2">
          <Textarea isMono defaultValue={"--brand: #dc3522;\n--accent: teal;"} />
        </Field>
      </div>
    </DevPart>
  );
}
