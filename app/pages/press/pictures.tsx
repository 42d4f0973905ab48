import { ButtonLink } from "#app/ui/button.tsx";
import { pressLogoRules, pressLogos, pressPictures } from "#content/press.ts";

export function Logos() {
  return (
    <div className="grid gap-8">
      <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {pressLogos.map(({ file, title, background, pngWidth, text }) => (
          <li key={file} className="grid content-start gap-3">
            <div
              className="swatch inset-ring inset-ring-line grid h-44 place-items-center rounded-control md:h-52"
              style={{ backgroundColor: background }}
            >
              <img
                src={`/press/${file}.svg`}
                alt=""
                width={file.endsWith("mark") ? 22 : 116}
                height={22}
                loading="lazy"
                className={file.endsWith("mark") ? "h-20 w-auto" : "h-auto w-[62%]"}
              />
            </div>
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div className="min-w-0 flex-1 basis-40">
                <h3 className="font-semibold text-base tracking-normal">{title}</h3>
                <p className="text-ink-2 text-sm">{text}</p>
              </div>
              <div className="flex gap-2">
                <DownloadLink href={`/press/${file}.svg`} name={`${title} as SVG`}>
                  SVG
                </DownloadLink>
                <DownloadLink href={`/press/${file}.png`} name={`${title} as PNG, ${pngWidth} pixels wide`}>
                  PNG
                </DownloadLink>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <ul className="grid max-w-[44em] list-disc gap-1.5 pl-5 text-ink-2">
        {pressLogoRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}

/** All frames have the same shape; the tall picture leaves room at its sides. */
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

type DownloadProps = { href: string; name: string; children: string };

/** `name` says what it is and in which format: "Mark as SVG". */
function DownloadLink({ href, name, children }: DownloadProps) {
  return (
    <ButtonLink icon="icon-download" href={href} download aria-label={name} size="sm">
      {children}
    </ButtonLink>
  );
}
