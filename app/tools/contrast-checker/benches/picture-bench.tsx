import { useEffect, useRef } from "react";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { paintCanvas } from "#app/ui/canvas.ts";
import { FileButton } from "#app/ui/file-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { drawSampleScene, type Picture } from "../picture.ts";
import type { State } from "../state.ts";
import { OverBench } from "./over-bench.tsx";

export type BenchProps = {
  controls: ToolControls<State>;
  /** The opened picture or the sample; null until there is one. */
  picture: Picture | null;
  onPicture: (picture: Picture) => void;
  onFile: (file: File) => void;
};

/** Text over a picture, which never leaves the browser. */
export function PictureBench({ controls, picture, onPicture, onFile }: BenchProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!picture) onPicture(drawSampleScene());
  }, [picture, onPicture]);
  useEffect(() => {
    if (picture)
      paintCanvas(canvas.current, false, (context) => context.putImageData(picture.pixels as ImageData, 0, 0));
  }, [picture]);
  const { width, height } = picture?.pixels ?? { width: 960, height: 720 };
  return (
    <OverBench
      {...{ controls }}
      label="Contrast over a picture"
      pixels={picture?.pixels ?? null}
      aspect={width / height}
      surface={
        <canvas
          ref={canvas}
          {...{ width, height }}
          role="img"
          aria-label={picture ? `${picture.name}, behind the text` : "The picture behind the text"}
          className="swatch absolute inset-0 size-full"
        />
      }
      source={<FileField onFile={onFile} />}
    />
  );
}

function FileField({ onFile }: { onFile: (file: File) => void }) {
  return (
    <div className="grid gap-2">
      <FileButton accept="image/*" onFiles={([file]) => file && onFile(file)} className="noscript:hidden">
        <Icon className="icon-image-up" />
        Choose a picture
      </FileButton>
      <p className="noscript:hidden text-ink-2 text-xs">
        You can also drop or paste one. It is never uploaded, and links don't include it.
      </p>
      <p className="noscript:block hidden text-ink-2 text-sm">Pictures need JavaScript. Gradients don't.</p>
    </div>
  );
}
