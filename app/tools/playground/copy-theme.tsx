import { can } from "#app/frame/pro/features.ts";
import { lateCode } from "#app/late/late-code.ts";
import { useLateCode } from "#app/late/use-late-code.ts";
import { Button } from "#app/ui/button.tsx";
import { copyText } from "#app/ui/copy-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import type { ThemeTextId } from "./theme-texts.ts";
import type { Bench } from "./use-playground.ts";

const TEXTS: readonly (readonly [id: ThemeTextId, label: string])[] = [
  ["css", "CSS with light-dark()"],
  ["css-class", "CSS with a .dark class"],
  ["tailwind4", "Tailwind 4 @theme"],
  ["shadcn", "shadcn/ui variables"],
  ["dtcg", "Design tokens"],
];

const writeCode = lateCode(async () => (await import("./theme-texts.ts")).writeTheme);

/** The whole theme, light and dark, as one text. Its writers come when a pointer or the focus gets near. */
export function CopyTheme({ bench: { palette, themes } }: { bench: Bench }) {
  const texts = useLateCode(writeCode, "The theme’s text");
  const copy = async (id: ThemeTextId, label: string) => {
    const write = texts.code ?? (await texts.wake());
    if (write) await copyText(write(id, palette(), themes, can("export-values")), label);
  };
  return (
    <div className="-mr-1 noscript:hidden">
      <Menu
        label="Copy the theme as"
        align="end"
        trigger={(props) => (
          <Button {...props} onPointerEnter={texts.preload} onFocus={texts.preload} isBusy={texts.isLoading} size="sm">
            <Icon className="icon-copy size-4" />
            Copy theme
            <Icon className="icon-chevron-down size-4" />
          </Button>
        )}
      >
        {TEXTS.map(([id, label]) => (
          <MenuItem key={id} onSelect={() => void copy(id, label)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
