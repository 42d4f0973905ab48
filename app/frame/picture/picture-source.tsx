import type { ReactNode } from "react";
import { Link } from "react-router";
import { FileButton } from "#app/ui/file-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { tip } from "#app/ui/tip.ts";
import { CameraButton } from "./camera-button.tsx";
import { SAMPLES } from "./samples.ts";

type Props = {
  onFiles: (files: readonly File[]) => void;
  /** Where the person leaves for a sample: also without JavaScript. */
  sampleHref: (id: string) => string;
  onSample: (id: string) => void;
  /** The sample that is shown. */
  current: string | null;
  problem: string | null;
  canTakeSeveral?: boolean;
  children?: ReactNode;
};

/** Where pictures come from: a file, the camera, or ours; dropped and pasted they come by themselves. */
export function PictureSource(props: Props) {
  const { onFiles, sampleHref, onSample, current, problem, canTakeSeveral = false, children } = props;
  return (
    <div className="grid gap-3 border-line border-b p-3.5 md:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        <span className="flex noscript:hidden flex-wrap gap-2">
          <FileButton
            variant="primary"
            accept="image/*,.heic,.svg"
            multiple={canTakeSeveral}
            aria-describedby="picture-problem"
            onFiles={onFiles}
          >
            <Icon className="icon-image-up" />
            Choose a picture
          </FileButton>
          <CameraButton onFile={(file) => onFiles([file])} />
          {children}
        </span>
        <p className="min-w-0 flex-1 basis-[15rem] text-balance text-ink-2 text-sm">
          <span className="noscript:hidden pointer-coarse:hidden">
            You can also drop one anywhere or paste a screenshot.{" "}
          </span>
          Pictures stay on your device. Nothing is uploaded.
          <span className="noscript:inline hidden"> Your own pictures need JavaScript; the samples don't.</span>
        </p>
        <Samples {...{ sampleHref, onSample, current }} />
      </div>
      <p id="picture-problem" role="alert" className="text-bad text-sm empty:hidden">
        {problem}
      </p>
    </div>
  );
}

function Samples({ sampleHref, onSample, current }: Pick<Props, "sampleHref" | "onSample" | "current">) {
  return (
    <ul aria-label="Sample pictures" className="flex gap-1.5">
      {SAMPLES.map(({ id, title, src }) => (
        <li key={id}>
          <Link
            to={sampleHref(id)}
            preventScrollReset
            aria-label={`Sample: ${title}`}
            aria-current={id === current || undefined}
            {...tip(title)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onSample(id);
            }}
            className="block overflow-hidden rounded-swatch outline-offset-2 focus-visible:outline-2 aria-[current]:outline-2 aria-[current]:outline-ink"
          >
            <img
              src={src}
              alt=""
              width={66}
              height={44}
              loading="lazy"
              className="swatch h-11 w-[66px] object-cover hover:opacity-85"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
