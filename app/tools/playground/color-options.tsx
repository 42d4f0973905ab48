import { useState } from "react";
import { LateColorPanel } from "#app/frame/color-panel/late-color-panel.tsx";
import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import { CopyMenu } from "#app/frame/copy/copy-menu.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PillSelect } from "#app/ui/pill-select.tsx";
import { ROLE_NAMES, THEME_ROLE_IDS, type Theme, type ThemeRoleId } from "#color/roles/theme-roles.ts";
import { assignRole, removeColor, setColor, toggleLock } from "./changes.ts";
import { THEMES } from "./state.ts";
import type { Bench } from "./use-playground.ts";

type For = "both" | Theme;

const ROLES = THEME_ROLE_IDS.map((id) => ({ value: id, label: ROLE_NAMES[id] }));
const FOR = [
  { value: "both", label: "both themes" },
  { value: "light", label: "light" },
  { value: "dark", label: "dark" },
] as const satisfies { value: For; label: string }[];

/** What can be done with a color of the palette: give it a role, lock it, copy it, change it. */
export function ColorOptions({ bench, index }: { bench: Bench; index: number }) {
  const { state, controls, titles, float } = bench;
  const [role, setRole] = useState<ThemeRoleId>("primary");
  const [theme, setTheme] = useState<For>("both");
  const slot = state.slots[index];
  if (!slot) return null;
  const { color, isLocked } = slot;
  const title = titles[index];
  const remove = () => {
    float.close();
    controls.apply(removeColor, index);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 truncate font-semibold">{title}</p>
        <span className="-mr-1.5 flex shrink-0">
          <IconButton
            name={`${isLocked ? "Unlock" : "Lock"} ${title}`}
            size="sm"
            isPressed={isLocked}
            onClick={() => controls.apply(toggleLock, index)}
          >
            {isLocked ? <Icon className="icon-lock" /> : <Icon className="icon-lock-open" />}
          </IconButton>
          <CopyColorButton color={color} name={title} size="sm" />
          <CopyMenu color={color} name={title} size="sm" />
          <KeepButton color={color} name={title} size="sm" />
          {state.slots.length > 1 && (
            <IconButton name={`Remove ${title}`} size="sm" onClick={remove}>
              <Icon className="icon-trash" />
            </IconButton>
          )}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        <PillSelect label="Use as" value={role} options={ROLES} onChange={setRole} className="flex-1" />
        <PillSelect label="in" value={theme} options={FOR} onChange={setTheme} />
        <Button
          variant="primary"
          onClick={() => controls.apply(assignRole, theme === "both" ? THEMES : [theme], role, index)}
          className="flex-1"
        >
          Set role
        </Button>
      </div>
      <LateColorPanel
        label={`Color ${index + 1}`}
        color={color}
        onPreview={(next) => controls.preview(setColor, index, next)}
        onCommit={controls.commit}
      />
    </div>
  );
}
