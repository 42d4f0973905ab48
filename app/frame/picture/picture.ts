import type { Color } from "#color/color.ts";
import type { Strategy } from "#color/quantize/strategy.ts";

export type Picture = {
  /** Of a sample its name; of a person's picture a word by chance, which says nothing about it. */
  readonly id: string;
  readonly name: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** All pixels. */
  readonly full: ImageBitmap;
  /** The same, small enough to be drawn many times a second. */
  readonly preview: ImageBitmap;
  /** Holds colors that sRGB has not. */
  readonly isWide: boolean;
  readonly hasAlpha: boolean;
  /** What a person should know of it, each a sentence. */
  readonly notes: readonly string[];
};

/** A place in a picture, in whole pixels from its upper left corner. */
export type Point = { readonly x: number; readonly y: number };

/** A part of a picture, in thousandths of its sides. */
export type Crop = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Wish = {
  readonly count: number;
  readonly strategy: Strategy;
  readonly ignore: { readonly white: boolean; readonly background: boolean; readonly transparent: boolean };
  readonly mergeDeltaE: number;
  readonly crop: Crop | null;
  /** Colors that stay: no other one is to be like them. */
  readonly kept: readonly Color[];
};

export type FoundColor = { readonly color: Color; readonly point: Point };

/** Larger pictures are refused: decoding them takes four bytes a pixel. */
export const MAX_MEGAPIXELS = 200;
/** Of larger ones so many pixels are kept, each as it was: none is blurred. */
export const KEPT_MEGAPIXELS = 50;

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
