import type { Color } from "#color/color.ts";
import type { Point } from "./picture.ts";
import { PicturePin, type PinProps } from "./picture-pin.tsx";

type Props = Pick<PinProps, "width" | "height" | "toPoint" | "onEnd"> & {
  pins: readonly { readonly color: Color; readonly point: Point | null }[];
  selected: number;
  /** CSS of the box around them. */
  place: (point: Point) => { left: string; top: string };
  label: (index: number) => string;
  onSelect: (index: number) => void;
  onMove: (index: number, point: Point) => void;
  onRemove: (index: number) => void;
  onHeld: (index: number, isHeld: boolean) => void;
};

/** A numbered pin for each color that has a point. */
export function PicturePins({ pins, selected, place, label, onSelect, onMove, onRemove, onHeld, ...rest }: Props) {
  return pins.map(
    ({ color, point }, index) =>
      point && (
        <PicturePin
          // biome-ignore lint/suspicious/noArrayIndexKey: pins have no other name
          key={index}
          {...place(point)}
          {...{ color, point, ...rest }}
          label={`${label(index)}, at ${point.x}, ${point.y}`}
          isSelected={index === selected}
          onSelect={() => onSelect(index)}
          onMove={(to) => onMove(index, to)}
          onRemove={() => onRemove(index)}
          onHeld={(isHeld) => onHeld(index, isHeld)}
        >
          {index + 1}
        </PicturePin>
      ),
  );
}
