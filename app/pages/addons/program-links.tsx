import { Link } from "react-router";
import { ADDONS_PATH, withPalette } from "./addons-path.ts";

type Props = { programs: readonly { name: string; path: string; lead: string }[]; query: string };

/** To the other pages, with the palette. */
export function ProgramLinks({ programs, query }: Props) {
  const entries = [
    ...programs,
    { name: "Other programs", path: ADDONS_PATH, lead: "Illustrator, Affinity, Procreate, GIMP, Krita and more." },
  ];
  return (
    <ul className="grid gap-x-5 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      {entries.map(({ name, path, lead }) => (
        <li key={path} className="border-line border-t pt-3">
          <Link to={withPalette(path, query)} className="group grid gap-0.5 rounded-swatch">
            <span className="font-semibold group-hover:underline">{name}</span>
            <span className="text-ink-2 text-sm">{lead}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
