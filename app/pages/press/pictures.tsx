import { pressPictures } from "#content/press.ts";
import { DownloadLink } from "./download-link.tsx";

/** All in frames of the same shape; the tall one has room beside it. */
export function Pictures() {
  return (
    <ul className="grid gap-x-5 gap-y-10 md:grid-cols-2">
      {pressPictures.map(({ file, title, alt, size: [width, height], scale }) => (
        <li key={file} className="grid content-start gap-3">
          <div className="joined grid aspect-[1440/900] place-items-center bg-well">
            <img
              src={`/press/${file}.webp`}
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              className="h-full min-h-0 w-auto max-w-full object-contain"
            />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div>
              <h3 className="font-semibold text-base tracking-normal">{title}</h3>
              <p className="font-mono text-ink-2 text-xs">
                {width * scale} × {height * scale}
              </p>
            </div>
            <DownloadLink href={`/press/${file}.webp`} name={`${title} as WebP`}>
              WebP
            </DownloadLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
