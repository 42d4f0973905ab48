import type { ComponentProps, KeyboardEvent } from "react";
import { useBench } from "../use-bench.ts";
import { useDrag } from "./use-drag.ts";

type Props = ComponentProps<"div"> & {
  value: number;
  onGrip?: () => void;
  onMove: (x: number, y: number) => void;
  /** False for a key without a meaning here. */
  onKey: (key: string, isLarge: boolean) => boolean;
};

/** A handle that is dragged, or moved by keys. Each gesture, also a held key, is one step of the history. */
export function SliderHandle({ value, onGrip, onMove, onKey, className, ...rest }: Props) {
  const { commit } = useBench().controls;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (onKey(event.key, event.shiftKey)) event.preventDefault();
  };
  return (
    <div
      {...useDrag(onMove, onGrip)}
      {...rest}
      role="slider"
      tabIndex={0}
      aria-valuenow={value}
      onKeyDown={onKeyDown}
      onKeyUp={commit}
      onBlur={commit}
      className={`group absolute grid touch-none place-items-center outline-none ${className}`}
    />
  );
}
