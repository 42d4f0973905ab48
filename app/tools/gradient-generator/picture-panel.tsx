import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { saveFile } from "#app/frame/export/save-file.ts";
import { ToolSection } from "#app/tools/tool-section.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { ICON } from "#app/ui/icon.ts";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { BelowProps } from "./below-props.ts";
import { drawPicture, MAX_SIDE_PX, PICTURE_SIZES, type PictureSize } from "./picture.ts";

const OWN = "own";

/** The gradient as a file of pixels, drawn by our own engine and not by the browser. */
export function PicturePanel({ drawn }: BelowProps) {
  const [chosen, setChosen] = useState("0");
  const [own, setOwn] = useState({ width: "1600", height: "900" });
  const [isDithered, setIsDithered] = useState(true);
  const { share, draw, stop } = useDrawing(drawn);
  const size = chosen === OWN ? sizeOf(own) : (PICTURE_SIZES[Number(chosen)] as PictureSize);
  return (
    <ToolSection id="picture" title="Picture" aside="PNG">
      <div className="flex noscript:hidden flex-wrap items-end gap-x-4 gap-y-4">
        <Field label="Size" className="w-full sm:w-64">
          <Select value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {PICTURE_SIZES.map(({ name, width, height }, index) => (
              <option key={name} value={index}>{`${name}, ${width} × ${height}`}</option>
            ))}
            <option value={OWN}>Own size</option>
          </Select>
        </Field>
        {chosen === OWN &&
          (["width", "height"] as const).map((side) => (
            <Field key={side} label={side === "width" ? "Width" : "Height"} className="w-32">
              <Input
                inputMode="numeric"
                isMono
                suffix="px"
                value={own[side]}
                onChange={({ target }) => setOwn({ ...own, [side]: target.value })}
              />
            </Field>
          ))}
        {share === null ? (
          <Button
            variant="primary"
            isDisabled={size === null}
            onClick={() => size && void draw(size, isDithered)}
            className="min-h-11"
          >
            <Download {...ICON} />
            Download PNG
          </Button>
        ) : (
          <Button onClick={stop} className="min-h-11 tabular-nums">
            Stop, {Math.round(share * 100)}%
          </Button>
        )}
        <Checkbox label="Dithering" isOn={isDithered} onChange={setIsDithered} />
      </div>
      <p role="status" className="max-w-[46em] text-ink-2 text-sm">
        {size === null
          ? `Width and height are whole numbers from 1 to ${MAX_SIDE_PX}.`
          : "Every pixel is worked out unrounded in the space of the gradient. Dithering spreads what 8 bits cannot hold over the neighbors, so that no steps show; colors outside sRGB keep lightness and hue and lose chroma."}
      </p>
    </ToolSection>
  );
}

/** One picture at a time; leaving the page stops it. */
function useDrawing(drawn: BelowProps["drawn"]) {
  const [share, setShare] = useState<number | null>(null);
  const current = useRef(0);
  useEffect(
    () => () => {
      current.current = -1;
    },
    [],
  );
  const stop = () => {
    current.current++;
    setShare(null);
  };
  const draw = async (size: PictureSize, isDithered: boolean) => {
    const turn = ++current.current;
    setShare(0);
    try {
      const picture = await drawPicture(drawn, size, isDithered, (done) => {
        const isWanted = current.current === turn;
        if (isWanted) setShare(done);
        return isWanted;
      });
      if (current.current !== turn) return;
      const name = `gradient-${size.width}x${size.height}.png`;
      saveFile(name, picture);
      showToast({ type: "success", title: `Saved ${name}`, text: `${(picture.size / 1e6).toFixed(1)} MB` });
    } catch {
      if (current.current !== turn) return;
      showToast({ type: "error", title: "No picture", text: "This browser could not make it. Try a smaller size." });
    }
    setShare(null);
  };
  return { share, draw, stop };
}

function sizeOf({ width, height }: { width: string; height: string }): PictureSize | null {
  const [w, h] = [Number(width), Number(height)];
  const isSide = (side: number) => Number.isInteger(side) && side >= 1 && side <= MAX_SIDE_PX;
  return isSide(w) && isSide(h) ? { width: w, height: h } : null;
}
