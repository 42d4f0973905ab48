let canKeepWide: boolean | undefined;

/** The color space of a canvas for colors outside of sRGB: Display P3 where canvases have it. */
export function canvasSpace(isWide: boolean): PredefinedColorSpace {
  return isWide && hasWideCanvas() ? "display-p3" : "srgb";
}

/** Some browsers take the wish for Display P3 and stay in sRGB, so the pixels are asked. */
export function hasWideCanvas(): boolean {
  canKeepWide ??=
    new OffscreenCanvas(1, 1).getContext("2d", { colorSpace: "display-p3" })?.createImageData(1, 1).colorSpace ===
    "display-p3";
  return canKeepWide;
}

/** Paints in an effect. What fails there leaves the canvas as it is and is reported: it must not take the page down. */
export function paintCanvas(
  canvas: HTMLCanvasElement | null,
  isWide: boolean,
  paint: (context: CanvasRenderingContext2D) => void,
) {
  try {
    const context = canvas?.getContext("2d", { colorSpace: canvasSpace(isWide) });
    if (context) paint(context);
  } catch (error) {
    reportError(error);
  }
}

/** For the `font` of a context. */
export const FONTS = { sans: '"Instrument Sans", Arial, sans-serif', mono: '"Geist Mono", monospace' };

/** Resolves when the fonts have the letters of a text, those that pages seldom need included. */
export function loadFonts(text: string) {
  return Promise.all(Object.values(FONTS).map((font) => document.fonts.load(`600 16px ${font}`, text)));
}
