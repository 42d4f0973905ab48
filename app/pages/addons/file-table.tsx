import { withPalette } from "./addons-path.ts";
import type { Bench } from "./load-bench.ts";

/** Every format there is, each with what it is for and a link to the file. */
export function FileTable({ files, query }: Pick<Bench, "files" | "query">) {
  return (
    <ul className="grid gap-x-16 lg:grid-cols-2">
      {files.map(({ id, label, hint, extension, path }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 border-line border-t py-1 text-sm">
          <span className="min-w-0 py-1.5">
            <span className="font-[550]">{label}</span> <span className="text-ink-2">{hint}</span>
          </span>
          <a
            href={withPalette(path, query)}
            download
            className="inline-flex pointer-coarse:min-h-11 shrink-0 items-center rounded-swatch py-1.5 font-mono text-ink-2 underline decoration-line-2 underline-offset-[0.2em] hover:text-ink hover:decoration-current"
          >
            <span className="sr-only">Download {label}, </span>.{extension}
          </a>
        </li>
      ))}
    </ul>
  );
}
