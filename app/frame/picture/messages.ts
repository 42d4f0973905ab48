import type { Color } from "#color/color.ts";
import type { FoundColor, Wish } from "./picture.ts";

/** To the worker. Every question carries a number, and the answers carry it back. */
export type Request =
  | {
      readonly kind: "open";
      readonly id: number;
      readonly source: Blob;
      /** It may be in another space than sRGB. */
      readonly hasProfile: boolean;
      readonly wish: Wish | null;
    }
  | { readonly kind: "find"; readonly id: number; readonly wish: Wish }
  | {
      readonly kind: "share";
      readonly id: number;
      readonly colors: readonly Color[];
      readonly wish: Pick<Wish, "ignore" | "crop">;
    };

/** From the worker. */
export type Reply = { readonly id: number } & (
  | {
      readonly kind: "opened";
      readonly full: ImageBitmap;
      /** Null where the picture is small enough as it is. */
      readonly preview: ImageBitmap | null;
      readonly isWide: boolean;
      readonly hasAlpha: boolean;
      /** On the clock of `performance.timeOrigin + performance.now()`. */
      readonly decodedAt: number;
    }
  | { readonly kind: "progress" /** 0 to 1. */; readonly done: number }
  | { readonly kind: "found"; readonly colors: readonly FoundColor[]; readonly isFinal: boolean }
  | { readonly kind: "shares"; readonly shares: readonly number[] }
  | { readonly kind: "failed"; readonly reason: "unreadable" | "large" | "memory" }
);
