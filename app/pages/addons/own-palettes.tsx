import { Link } from "react-router";
import { useLibrary } from "#app/frame/library/library.ts";
import { tray } from "#app/frame/tray/tray-store.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { withPalette } from "./addons-path.ts";
import { MAX_COLORS } from "./address.ts";

const MOST_PALETTES = 3;

/** The tray and the palettes saved last, each one press away. Nothing for who has none, and nothing without a script. */
export function OwnPalettes({ path }: { path: string }) {
  const kept = tray.useValue();
  const { palettes } = useLibrary();
  const choices = [
    ...(kept.length > 0 ? [{ id: "tray", name: "", label: `Your tray, ${kept.length}`, colors: kept }] : []),
    ...palettes.slice(0, MOST_PALETTES).map(({ id, name, colors }) => ({ id, name, label: name, colors })),
  ].filter(({ colors }) => colors.length > 0);
  if (choices.length === 0) return null;
  return (
    <ul aria-label="Your palettes" className="flex basis-full flex-wrap gap-2">
      {choices.map(({ id, name, label, colors }) => (
        <li key={id} className="min-w-0">
          <Link
            to={withPalette(path, queryOf(colors, name))}
            preventScrollReset
            className={buttonClass("outline", "sm", "max-w-full")}
          >
            <span className="truncate">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function queryOf(colors: readonly string[], name: string) {
  const query = new URLSearchParams({ c: colors.slice(0, MAX_COLORS).join("-") });
  if (name) query.set("name", name);
  return query.toString();
}
