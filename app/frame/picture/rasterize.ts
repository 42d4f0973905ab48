import { checkPicture } from "./check-picture.ts";

/** The longer side at which a drawing is rasterized. */
const MAX_SIDE_PX = 1600;
const BOARD_WIDTH_PX = 1600;
const GAP_PX = 12;

/** Drawing more would freeze the page: `<use>` in `<use>` repeats a shape a billion times in ten lines. */
const MAX_ELEMENTS = 50_000;

/** Rasterizes an SVG; rejects if the browser cannot draw it. Its scripts do not run, and it loads nothing. */
export async function rasterizeSvg(file: Blob): Promise<Blob> {
  const text = await file.text();
  if (/[<:]use\b/.test(text)) {
    const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    if (countElements(root) > MAX_ELEMENTS) throw new Error("Too many elements");
  }
  const image = new Image();
  const address = URL.createObjectURL(new Blob([file], { type: "image/svg+xml" }));
  try {
    image.src = address;
    await image.decode();
    // Some browsers report 0 if the SVG has no size.
    const { naturalWidth: width, naturalHeight: height } = image;
    const ratio = width > 0 && height > 0 ? width / height : 1;
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(Math.min(MAX_SIDE_PX, MAX_SIDE_PX * ratio))),
      Math.max(1, Math.round(Math.min(MAX_SIDE_PX, MAX_SIDE_PX / ratio))),
    );
    contextOf(canvas).drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: "image/png" });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Includes the elements that `<use>` repeats. Browsers don't draw one that repeats itself. */
function countElements(element: Element, known = new Map<Element, number>()): number {
  const counted = known.get(element);
  if (counted !== undefined) return counted;
  known.set(element, 0);
  const id = element.localName === "use" && (element.getAttribute("href") ?? element.getAttribute("xlink:href"));
  const repeated = id ? element.ownerDocument.getElementById(id.slice(1)) : null;
  const parts = [...element.children, ...(repeated ? [repeated] : [])];
  const count = parts.reduce((sum, part) => sum + countElements(part, known), 1);
  known.set(element, count);
  return count;
}

/** Combines pictures into one, in rows of equal width; skips unreadable ones. Null if none can be read. */
export async function layOutBoard(files: readonly Blob[]): Promise<{ board: Blob; count: number } | null> {
  const decoded = await Promise.all(files.map((file) => decode(file).catch(() => null)));
  const pictures = decoded.filter((picture) => picture !== null);
  if (pictures.length === 0) return null;
  const perRow = Math.ceil(Math.sqrt(pictures.length));
  const rows = Array.from({ length: Math.ceil(pictures.length / perRow) }, (_, row) => {
    const members = pictures.slice(row * perRow, (row + 1) * perRow);
    const ratios = members.map(({ width, height }) => width / height);
    const room = BOARD_WIDTH_PX - GAP_PX * (members.length - 1);
    return { members, ratios, height: Math.round(room / ratios.reduce((sum, ratio) => sum + ratio, 0)) };
  });
  const canvas = new OffscreenCanvas(
    BOARD_WIDTH_PX,
    rows.reduce((sum, { height }) => sum + height + GAP_PX, -GAP_PX),
  );
  const context = contextOf(canvas);
  let y = 0;
  for (const { members, ratios, height } of rows) {
    let x = 0;
    for (const [i, member] of members.entries()) {
      const width = Math.round(height * (ratios[i] as number));
      context.drawImage(member, x, y, width, height);
      member.close();
      x += width + GAP_PX;
    }
    y += height + GAP_PX;
  }
  return { board: await canvas.convertToBlob({ type: "image/png" }), count: pictures.length };
}

async function decode(file: Blob): Promise<ImageBitmap | null> {
  const checked = await checkPicture(file, "");
  if ("problem" in checked) return null;
  const source = checked.sniffed.format === "svg" ? await rasterizeSvg(file) : file;
  return createImageBitmap(source, { imageOrientation: "from-image" });
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser doesn't support canvas");
  return context;
}
