import { useState } from "react";
import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { lateCode } from "#app/late/late-code.ts";
import { runWith, useIdleCode } from "#app/late/use-late-code.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { useEarlyText } from "#app/ui/use-early.ts";
import { printHex } from "#color/text/print.ts";
import { rename, setPinned } from "../palette/changes.ts";
import { MAX_NAME_CHARACTERS, type PaletteColor, tidyName } from "../palette/state.ts";
import { useBuilder } from "./builder.ts";
import type { ColorMenuProps } from "./color-menu.tsx";

type Props = {
  /** Stays the same when the color moves. */
  id: string;
  owner: PaletteColor;
  index: number;
  count: number;
  name: string;
  openPart: "color" | "curves" | null;
};

export function ColorHead({ id, owner, index, count, name, openPart }: Props) {
  const { apply, open } = useBuilder();
  const hex = printHex(owner.color);
  const toggle = (part: "color" | "curves") => open(openPart === part ? null : { id, part });
  return (
    <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-1 gap-y-1.5">
      <button
        type="button"
        id={`color-${index}`}
        aria-label={`Edit ${name}, ${hex}`}
        aria-expanded={openPart === "color"}
        onClick={() => toggle("color")}
        className="swatch inset-ring inset-ring-line pointer-coarse:size-11 size-10 shrink-0 rounded-swatch hover:opacity-85"
        style={swatchStyle(hex)}
      />
      <NameField owner={owner} index={index} name={name} />
      <span className="font-mono text-ink-2 text-sm max-md:hidden">{hex}</span>
      {owner.isPinned && (
        <span className="ml-3 inline-flex items-center max-sm:ml-0">
          <Badge tone="outline">pinned, exactly as given</Badge>
        </span>
      )}
      <div className="ml-auto flex items-center">
        <CopyColorButton color={owner.color} name={name} size="sm" className="max-sm:hidden" />
        <KeepButton color={owner.color} name={name} size="sm" className="max-sm:hidden" />
        <IconButton
          icon="icon-pin"
          name={`Pin ${name}`}
          shortcut="P"
          size="sm"
          isPressed={owner.isPinned}
          onClick={() => apply(setPinned, index, !owner.isPinned)}
          className="max-sm:hidden"
        />
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={openPart === "curves"}
          onClick={() => toggle("curves")}
          className="noscript:hidden px-2.5"
        >
          <Icon className="icon-spline" />
          <span className="max-sm:sr-only">Curves</span>
          <span className="sr-only"> of {name}</span>
        </Button>
        <MoreButton {...{ owner, index, count, name }} />
      </div>
    </div>
  );
}

function NameField({ owner, index, name }: Pick<Props, "owner" | "index" | "name">) {
  const { apply } = useBuilder();
  const [draft, setDraft] = useState<string | null>(null);
  const input = useEarlyText(owner.name, (text, isFocused) =>
    isFocused ? setDraft(text) : apply(rename, index, text),
  );
  const finish = () => {
    if (draft !== null && tidyName(draft) !== owner.name) apply(rename, index, draft);
    setDraft(null);
  };
  return (
    <input
      ref={input}
      aria-label={`Name of color ${index + 1}`}
      value={draft ?? owner.name}
      placeholder={name}
      maxLength={MAX_NAME_CHARACTERS}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === "Enter") finish();
        if (event.key === "Escape") setDraft(null);
      }}
      className="field-sizing-content min-h-9 pointer-coarse:min-h-11 min-w-24 max-w-[min(18rem,46vw)] truncate rounded-swatch border border-transparent bg-transparent px-2.5 font-semibold text-lg placeholder:text-ink placeholder:opacity-100 hover:bg-well focus:bg-well focus-visible:outline-offset-0"
    />
  );
}

const menuCode = lateCode(async () => (await import("./color-menu.tsx")).ColorMenu);

/** The menu loads when the page is idle. Until then there is only its button; a press opens it later if the focus stays. */
function MoreButton(props: Omit<ColorMenuProps, "focus">) {
  const [focus, setFocus] = useState<ColorMenuProps["focus"]>(null);
  const { code: ColorMenu } = useIdleCode(menuCode);
  if (ColorMenu) return <ColorMenu {...props} focus={focus} />;
  return (
    <IconButton
      icon="icon-ellipsis"
      name={`More for ${props.name}`}
      aria-haspopup="menu"
      size="sm"
      onClick={({ currentTarget }) => {
        currentTarget.focus(); // Safari doesn't
        setFocus("pressed");
        runWith(menuCode, "The menu", () => {});
      }}
      onFocus={() => setFocus("focused")}
      onBlur={() => setFocus(null)}
      className="noscript:hidden"
    />
  );
}
