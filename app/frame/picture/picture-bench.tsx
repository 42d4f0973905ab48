import type { ReactNode } from "react";
import { FileButton } from "#app/ui/file-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { tip } from "#app/ui/tip.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { LateImportAnywhere } from "../import/late-import-anywhere.tsx";
import { isDialogOpen } from "../shortcuts/focus-rules.ts";
import { CameraButton } from "./camera-button.tsx";
import { SAMPLES } from "./samples.ts";
import type { usePicture } from "./use-picture.ts";

type Props = {
  bench: Pick<ReturnType<typeof usePicture>, "session" | "picture" | "sample"> & {
    openFiles: (files: readonly File[]) => void;
    openSample: (id: string) => void;
  };
  label: string;
  /** Path of the tool, which starts with the first sample. */
  path: string;
  firstSample: string;
  onPalette: (imported: ImportedPalette) => void;
  canTakeSeveral?: boolean;
  sources?: ReactNode;
  children: ReactNode;
  below?: ReactNode;
};

/**
 * The bench of a tool that works on a picture: picture sources, the tool's own content, and notes on the picture, which
 * the tool announces.
 */
export function PictureBench(props: Props) {
  const { bench, label, onPalette, children, below } = props;
  usePictureDrop(bench.openFiles);
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <section aria-label={label} className="overflow-clip rounded-bench border border-line bg-sheet">
          <Sources {...props} />
          {children}
        </section>
        <p className="text-ink-2 text-sm empty:hidden">{bench.picture?.notes.join(" ")}</p>
        {below}
      </div>
      <LateImportAnywhere onPalette={onPalette} onImage={(file) => bench.openFiles([file])} />
    </>
  );
}

function Sources({ bench, path, firstSample, canTakeSeveral = false, sources }: Props) {
  const { session, sample, openFiles, openSample } = bench;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-line border-b p-3.5 md:px-5 print:hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        <span className="flex noscript:hidden flex-wrap gap-2">
          <FileButton
            variant="primary"
            accept="image/*,.heic,.svg"
            multiple={canTakeSeveral}
            aria-describedby="picture-problem"
            onFiles={openFiles}
          >
            <Icon className="icon-image-up" />
            Choose a picture
          </FileButton>
          <span className="icons-on-phones contents">
            <CameraButton onFile={(file) => openFiles([file])} />
            {sources}
          </span>
        </span>
        <p className="min-w-0 flex-1 basis-[15rem] text-balance text-ink-2 text-sm">
          <span className="noscript:hidden pointer-coarse:hidden">
            You can also drop one anywhere or paste a screenshot.{" "}
          </span>
          Pictures stay on your device. Nothing is uploaded.
          <span className="noscript:inline hidden"> Your own pictures need JavaScript; the samples don't.</span>
        </p>
        <ul role="list" aria-label="Sample pictures" className="flex w-[calc(4*66px+3*6px)] min-w-0 gap-1.5 *:min-w-0">
          {SAMPLES.map((one) => (
            <li key={one.id}>
              <SampleLink
                sample={one}
                href={one.id === firstSample ? path : `${path}?i=${one.id}`}
                isCurrent={one.id === sample?.id}
                onOpen={() => openSample(one.id)}
              />
            </li>
          ))}
        </ul>
      </div>
      <p id="picture-problem" role="alert" className="text-bad text-sm empty:hidden">
        {session.problem && `${session.problem} Your current picture stays.`}
      </p>
    </div>
  );
}

type SampleProps = { sample: (typeof SAMPLES)[number]; href: string; isCurrent: boolean; onOpen: () => void };

function SampleLink({ sample: { title, thumbnailSrc }, href, isCurrent, onOpen }: SampleProps) {
  return (
    <a
      href={href}
      data-keep-scroll
      aria-label={`Sample: ${title}`}
      aria-current={isCurrent || undefined}
      {...tip(title)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
      className="block overflow-hidden rounded-swatch outline-offset-2 focus-visible:outline-2 aria-[current]:outline-2 aria-[current]:outline-ink"
    >
      <img
        src={thumbnailSrc}
        alt=""
        width={66}
        height={44}
        loading="lazy"
        className="swatch h-11 w-[66px] object-cover hover:opacity-85"
      />
    </a>
  );
}

/** Placeholder for a picture that is not here. `hint` is shown for colors without a picture. */
export function MissingPicture({ id, hint }: { id: string | null; hint: string }) {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-6 text-center">
      <Icon className="icon-image-off size-7 text-ink-3" />
      <p className="max-w-[26em] text-balance text-ink-2">
        {id === null
          ? `These colors have no picture. ${hint}`
          : "Links include the colors but not the picture, which never left the device it was opened on."}
      </p>
    </div>
  );
}

export function ProgressLine({ done }: { done: number | null }) {
  if (done === null) return null;
  return (
    <div
      role="progressbar"
      aria-label="Reading the picture"
      aria-valuenow={Math.round(done * 100)}
      className="absolute inset-x-0 top-0 z-40 h-[3px] bg-black/25"
    >
      <div
        className="h-full origin-left bg-brand transition-transform duration-200"
        style={{ transform: `scaleX(${done.toFixed(3)})` }}
      />
    </div>
  );
}

/**
 * Handles drops and pastes other than a single photo, which `LateImportAnywhere` takes: drawings, whose colors it would
 * read as text, and several pictures at once. Listens first, so that it does not take them.
 */
function usePictureDrop(onFiles: (files: readonly File[]) => void) {
  const take = (event: Event, files: FileList | undefined) => {
    const pictures = [...(files ?? [])].filter(isPicture);
    if (isDialogOpen() || pictures.length === 0) return;
    if (pictures.length === 1 && !isDrawing(pictures[0] as File)) return;
    event.preventDefault();
    onFiles(pictures);
  };
  useWindowEvent("drop", (event) => take(event, event.dataTransfer?.files), { capture: true });
  useWindowEvent("paste", (event) => take(event, event.clipboardData?.files), { capture: true });
}

function isDrawing({ type, name }: File): boolean {
  return type === "image/svg+xml" || /\.svg$/i.test(name);
}

function isPicture(file: File): boolean {
  return file.type.startsWith("image/") || isDrawing(file);
}
