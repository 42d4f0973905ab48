import { Link } from "react-router";
import type { ProCard } from "./pro-cards.ts";

export function ProLinks({ cards }: { cards: readonly ProCard[] }) {
  return (
    <ul className="grid gap-x-5 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ path, title, text }) => (
        <li key={path} className="border-line border-t pt-3">
          <Link to={path} className="group grid gap-0.5 rounded-swatch">
            <span className="font-semibold group-hover:underline">{title}</span>
            <span className="text-ink-2 text-sm">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
