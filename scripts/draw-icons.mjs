// Draws the site's icons from public/icon.svg, when that has changed: `node scripts/draw-icons.mjs`. Those in
// public/icons/ are for the installed site; favicon.ico is for clients that request it at the root, like feed readers.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

/** The background color of the manifest. */
const PAPER = "#fbfaf8";
/** `drawn` is a share of the width. Systems crop maskable icons to an 80% circle, so a square has at most 56%. */
const ICONS = [
  { file: "icon-192", size: 192, drawn: 1 },
  { file: "icon-512", size: 512, drawn: 1 },
  { file: "maskable-512", size: 512, drawn: 0.5, background: PAPER },
  { file: "apple-180", size: 180, drawn: 0.66, background: PAPER },
];
const FAVICON_SIZES = [16, 32, 48];
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

const svg = readFileSync("public/icon.svg", "utf8");
mkdirSync("public/icons", { recursive: true });
for (const { file, size, drawn, background } of ICONS) {
  writeFileSync(`public/icons/${file}.png`, draw(size, drawn, background));
}
writeFileSync("public/favicon.ico", packAsIco(FAVICON_SIZES.map((size) => draw(size))));

function draw(size, drawn = 1, background = "none") {
  const side = Math.round((size * drawn) / 2) * 2;
  const place = `x="${(size - side) / 2}" y="${(size - side) / 2}" width="${side}" height="${side}"`;
  const page =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" fill="${background}"/>${svg.replace("<svg ", `<svg ${place} `)}</svg>`;
  return new Resvg(page).render().asPng();
}

/** Packs PNG images unchanged: https://en.wikipedia.org/wiki/ICO_(file_format) */
function packAsIco(pngs) {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pngs.length);
  header.writeUInt16LE(1, 2); // icons, not cursors
  header.writeUInt16LE(pngs.length, 4);
  let offset = header.length;
  for (const [place, png] of pngs.entries()) {
    const entry = header.subarray(HEADER_BYTES + ENTRY_BYTES * place);
    entry.writeUInt8(FAVICON_SIZES[place], 0);
    entry.writeUInt8(FAVICON_SIZES[place], 1);
    entry.writeUInt16LE(1, 4); // planes
    entry.writeUInt16LE(32, 6); // bits per pixel
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pngs]);
}
