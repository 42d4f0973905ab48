import type { Color } from "#color/color.ts";
import type { Strategy } from "#color/quantize/strategy.ts";

export type Picture = {
  /** A sample's name, or a random word for a user's picture, which reveals nothing about it. */
  readonly id: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly full: ImageBitmap;
  /** A copy small enough to be drawn many times per second. */
  readonly preview: ImageBitmap;
  /** True if it has colors outside sRGB. */
  readonly isWide: boolean;
  readonly hasAlpha: boolean;
  /** Notes for the user, one sentence each. */
  readonly notes: readonly string[];
};

/** A place in a picture, in whole pixels from its upper left corner. */
export type Point = { readonly x: number; readonly y: number };

/** A part of a picture, in thousandths of its sides. */
export type Crop = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type ColorSearch = {
  readonly count: number;
  readonly strategy: Strategy;
  readonly ignore: { readonly white: boolean; readonly background: boolean; readonly transparent: boolean };
  readonly mergeDeltaE: number;
  readonly crop: Crop | null;
  /** Colors that stay; found colors must differ from them. */
  readonly kept: readonly Color[];
};

export type FoundColor = { readonly color: Color; readonly point: Point };

/** Larger pictures are rejected: decoding takes four bytes per pixel. */
export const MAX_MEGAPIXELS = 200;
/** Larger pictures are reduced to this many pixels by dropping pixels, not by blurring. */
export const KEPT_MEGAPIXELS = 50;

export type Question =
  | {
      readonly kind: "open";
      readonly source: Blob;
      /** True if it might not be in sRGB. */
      readonly hasProfile: boolean;
      readonly search: ColorSearch | null;
    }
  | { readonly kind: "find"; readonly search: ColorSearch }
  | {
      readonly kind: "share";
      readonly colors: readonly Color[];
      readonly search: Pick<ColorSearch, "ignore" | "crop">;
    };

/** A message to the worker; its replies repeat the id. */
export type Request = Question & { readonly id: number };

export type Reply = { readonly id: number } & (
  | {
      readonly kind: "opened";
      readonly full: ImageBitmap;
      /** Null if the picture itself is small enough. */
      readonly preview: ImageBitmap | null;
      readonly isWide: boolean;
      readonly hasAlpha: boolean;
    }
  | { readonly kind: "progress" /** 0 to 1. */; readonly done: number }
  | { readonly kind: "found"; readonly colors: readonly FoundColor[]; readonly isFinal: boolean }
  | { readonly kind: "shares"; readonly shares: readonly number[] }
  | { readonly kind: "failed"; readonly reason: "unreadable" | "large" | "memory" }
);
