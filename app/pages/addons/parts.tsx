import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { listInWords } from "#color/words/list-in-words.ts";
import { withPalette } from "./address.ts";
import type { Step } from "./programs.ts";

type DownloadProps = {
  path: string;
  /** The one that the file is for, if the page has several. */
  program?: string;
  query?: string;
  isPrimary?: boolean;
};

/** A plain link to the file, so it works without JavaScript and before hydration. */
export function DownloadLink({ path, program, query = "", isPrimary = false }: DownloadProps) {
  const ending = path.slice(path.indexOf("."));
  return (
    <ButtonLink
      icon="icon-download"
      href={withPalette(path, query)}
      download
      variant={isPrimary ? "primary" : "outline"}
    >
      Download {ending === ".tokens.json" ? "design tokens" : ending}
      {program && ` for ${program}`}
    </ButtonLink>
  );
}

export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid gap-3">
      {steps.map(({ text, menu, keys }, index) => (
        <li key={text} className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline">
          <span aria-hidden className="font-mono text-ink-2 text-sm">
            {index + 1}
          </span>
          <div className="grid justify-items-start gap-1.5">
            <p>{text}</p>
            {menu && <MenuTrail menu={menu} />}
            {keys && <p className="font-mono text-ink-2 text-sm">{keys}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function MenuTrail({ menu }: { menu: readonly string[] }) {
  return (
    <p className="flex flex-wrap items-center gap-x-0.5 gap-y-1 rounded-swatch border border-line bg-well px-2 py-1 text-sm">
      {menu.map((entry, place) => (
        <span key={entry} className="inline-flex items-center gap-0.5">
          {place > 0 && (
            <>
              <Icon className="icon-chevron-right size-3.5 text-ink-2" />
              <span className="sr-only">then </span>
            </>
          )}
          <span className={place === menu.length - 1 ? "font-[550]" : ""}>{entry}</span>
        </span>
      ))}
    </p>
  );
}

type PagesProps = {
  pages: readonly { path: string; name: string; lead: string }[];
  query?: string;
  columns: string;
};

export function PageLinks({ pages, query = "", columns }: PagesProps) {
  return (
    <ul className={`grid gap-x-5 gap-y-6 sm:grid-cols-2 ${columns}`}>
      {pages.map(({ path, name, lead }) => (
        <li key={path} className="border-line border-t pt-3">
          <a href={withPalette(path, query)} className="group grid gap-0.5 rounded-swatch">
            <span className="font-semibold group-hover:underline">{name}</span>
            <span className="text-ink-2 text-sm">{lead}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** `names` are the programs named on the page. */
export function Trademarks({ names }: { names: readonly string[] }) {
  const isOne = names.length === 1;
  return (
    <p className="max-w-[52em] text-ink-2 text-xs">
      {listInWords(names)} {isOne ? "is a trademark of its owner" : "are trademarks of their owners"}. Huesmith is not
      affiliated with {isOne ? "it" : "them"}, and the pictures are our own drawings, not screenshots.
    </p>
  );
}
