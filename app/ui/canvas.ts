let canKeepWide: boolean | undefined;

/** The color space of a canvas: Display P3 if `isWide` and the browser supports it, else sRGB. */
export function canvasSpace(isWide: boolean): PredefinedColorSpace {
  return isWide && hasWideCanvas() ? "display-p3" : "srgb";
}

/** Checks actual pixel data, because some browsers accept a request for Display P3 but stay in sRGB. */
export function hasWideCanvas(): boolean {
  canKeepWide ??=
    new OffscreenCanvas(1, 1).getContext("2d", { colorSpace: "display-p3" })?.createImageData(1, 1).colorSpace ===
    "display-p3";
  return canKeepWide;
}

/** Paints in an effect. Errors are reported and leave the canvas unchanged, so that they don't crash the page. */
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

/** Font families for the `font` of a context. */
export const FONTS = { sans: '"Instrument Sans", Arial, sans-serif', mono: '"Geist Mono", monospace' };

/** Resolves when the fonts have loaded the characters of a text, including ones that pages rarely need. */
export function loadFonts(text: string) {
  return Promise.all(Object.values(FONTS).map((font) => document.fonts.load(`600 16px ${font}`, text)));
}
