import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { LateImportAnywhere } from "../import/late-import-anywhere.tsx";
import { PictureSource } from "./picture-source.tsx";
import type { usePicture } from "./use-picture.ts";

type Props = {
  bench: Pick<ReturnType<typeof usePicture>, "session" | "picture" | "sample"> & {
    openFiles: (files: readonly File[]) => void;
    openSample: (id: string) => void;
  };
  label: string;
  /** Of the tool, which begins with the first sample. */
  path: string;
  firstSample: string;
  onPalette: (imported: ImportedPalette) => void;
  canTakeSeveral?: boolean;
  /** More places to get a picture or a color from. */
  sources?: ReactNode;
  children: ReactNode;
  below?: ReactNode;
};

/** The bench of a tool that works on a picture: where pictures come from, what the tool adds, and notes on the picture. */
export function PictureBench({ bench, label, path, firstSample, onPalette, children, below, ...rest }: Props) {
  const { session, picture, sample, openFiles, openSample } = bench;
  usePictureDrop(openFiles);
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <section aria-label={label} className="overflow-clip rounded-bench border border-line bg-sheet">
          <PictureSource
            onFiles={openFiles}
            sampleHref={(id) => (id === firstSample ? path : `${path}?i=${id}`)}
            onSample={openSample}
            current={sample?.id ?? null}
            problem={session.problem && `${session.problem} Your current picture stays.`}
            canTakeSeveral={rest.canTakeSeveral}
          >
            {rest.sources}
          </PictureSource>
          {children}
        </section>
        <p role="status" className="text-ink-2 text-sm empty:hidden">
          {picture?.notes.join(" ")}
        </p>
        {below}
      </div>
      <LateImportAnywhere onPalette={onPalette} onImage={(file) => openFiles([file])} />
    </>
  );
}

/** Instead of a picture that is not here. `hint` is for colors that have none. */
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

/** How far the reading of a picture is, along the upper edge of the picture. */
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
 * What is dropped or pasted anywhere and is no single photo, which `LateImportAnywhere` takes: drawings, whose colors it would
 * read as text, and several pictures at once. First in line, so that it does not take them.
 */
function usePictureDrop(onFiles: (files: readonly File[]) => void) {
  const take = (event: Event, files: FileList | undefined) => {
    const pictures = [...(files ?? [])].filter(isPicture);
    if (document.querySelector("dialog:modal") || pictures.length === 0) return;
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
