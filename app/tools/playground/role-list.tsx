import { Fragment } from "react";
import { can } from "#app/frame/pro/features.ts";
import { lateCode } from "#app/late/late-code.ts";
import { useLateCode } from "#app/late/use-late-code.ts";
import { paint } from "#app/tools/paint.ts";
import { Button } from "#app/ui/button.tsx";
import { copyText } from "#app/ui/copy-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { useRovingGrid } from "#app/ui/use-roving-grid.ts";
import { ROLE_NAMES, type Theme, type ThemeRoleId } from "#color/roles/theme-roles.ts";
import { freeAllRoles, hasHandRoles } from "./changes.ts";
import { THEMES } from "./state.ts";
import type { ThemeTextId } from "./theme-texts.ts";
import type { Bench } from "./use-playground.ts";
import { describeColor, describeOrigin } from "./words.ts";

const GROUPS: readonly (readonly [name: string, roles: readonly ThemeRoleId[]])[] = [
  ["Page", ["background", "surface", "border"]],
  ["Text", ["text", "mutedText", "link", "good", "bad"]],
  ["Brand", ["primary", "onPrimary", "secondary", "onSecondary", "accent", "onAccent"]],
  ["Chart", ["chart1", "chart2", "chart3", "chart4", "chart5", "chart6"]],
];
const TEXTS: readonly (readonly [id: ThemeTextId, label: string])[] = [
  ["css", "CSS with light-dark()"],
  ["css-class", "CSS with a .dark class"],
  ["tailwind4", "Tailwind 4 @theme"],
  ["shadcn", "shadcn/ui variables"],
  ["dtcg", "Design tokens"],
];

const writeCode = lateCode(async () => (await import("./theme-texts.ts")).writeTheme);
const CELLS = "[data-role-cell]";

/** Click a role, or drop a color on it. */
export function RoleList({ bench }: { bench: Bench }) {
  const { state, controls } = bench;
  const roving = useRovingGrid<HTMLTableElement>(null, { cells: CELLS, rowsOf });
  return (
    <section aria-label="Roles" data-roles className="border-line bg-paper max-lg:border-t lg:border-l">
      <div className="px-4 pt-3 pb-5 md:px-5 lg:sticky lg:top-[70px] lg:max-h-[calc(100dvh-132px)] lg:overflow-y-auto">
        <div className="flex min-h-10 items-center justify-between gap-3">
          <h2 className="font-semibold">Roles</h2>
          <CopyTheme bench={bench} />
        </div>
        <table {...roving} className="w-full max-w-[520px] text-sm">
          <caption className="sr-only">The color of each role in the light and in the dark theme</caption>
          <thead>
            <tr className="text-ink-2 text-xs">
              <td />
              {["Light", "Dark"].map((theme) => (
                <th key={theme} scope="col" className="w-[4.75rem] pb-1 font-normal">
                  {theme}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {GROUPS.map(([group, roles], place) => (
              <Fragment key={group}>
                {place > 0 && (
                  <tr aria-hidden>
                    <td className="h-2" />
                  </tr>
                )}
                {roles.map((id) => (
                  <RoleRow key={id} bench={bench} id={id} />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
        {hasHandRoles(state) && (
          <Button onClick={() => controls.apply(freeAllRoles)} className="mt-3 w-full max-w-[520px]">
            <Icon className="icon-rotate-ccw size-4" />
            Recalculate all roles
          </Button>
        )}
      </div>
    </section>
  );
}

function RoleRow({ bench, id }: { bench: Bench; id: ThemeRoleId }) {
  return (
    <tr data-theme-of="both" className="h-7 pointer-coarse:h-12">
      <th scope="row" data-r={id} className="whitespace-nowrap rounded-swatch pr-2 text-left font-normal leading-none">
        {ROLE_NAMES[id]}
      </th>
      {THEMES.map((theme) => (
        <td key={theme} data-theme-of={theme} className="p-px">
          <RoleCell bench={bench} theme={theme} id={id} />
        </td>
      ))}
    </tr>
  );
}

function RoleCell({ bench, theme, id }: { bench: Bench; theme: Theme; id: ThemeRoleId }) {
  const { themes, state, float, nameOf } = bench;
  const role = themes[theme][id];
  const hand = state.hand[theme][id];
  const { floated } = float;
  const isOpen = floated?.kind === "role" && floated.theme === theme && floated.id === id;
  return (
    <button
      type="button"
      data-role-cell
      data-r={id}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={`${ROLE_NAMES[id]}, ${theme}: ${describeColor(role.color, nameOf)}, ${describeOrigin(role, hand)}`}
      onClick={(event) => float.open({ kind: "role", theme, id }, event.currentTarget)}
      style={paint(role.color)}
      className="swatch inset-ring inset-ring-line flex h-[26px] pointer-coarse:h-11 w-full items-center justify-center gap-1 rounded-swatch font-mono text-xs hover:opacity-85 aria-expanded:outline-2 aria-expanded:outline-ink aria-expanded:outline-offset-2"
    >
      {hand && <Icon className={hand.isLocked ? "icon-lock/bold size-[13px]" : "icon-hand size-[13px]"} />}
      {role.index !== null && role.index + 1}
    </button>
  );
}

function rowsOf(table: HTMLElement) {
  return [...table.querySelectorAll("tbody tr")]
    .map((row) => [...row.querySelectorAll<HTMLElement>(CELLS)])
    .filter((row) => row.length > 0);
}

/** The export code loads when the pointer or the focus gets near. */
function CopyTheme({ bench: { palette, themes } }: { bench: Bench }) {
  const texts = useLateCode(writeCode, "The theme's text");
  const copy = async (id: ThemeTextId, label: string) => {
    const write = texts.code ?? (await texts.wake());
    if (write) await copyText(write(id, palette(), themes, can("export-values")), label);
  };
  return (
    <div className="mr-px noscript:hidden">
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
