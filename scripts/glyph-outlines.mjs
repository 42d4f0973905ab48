// The outlines of a line of text, which a browser knows and a page cannot ask for: printed as PDF, a variable font leaves
// each letter as a little program of moves, lines and curves (a Type 3 font, ISO 32000-1, 9.6.5).
import { inflateSync } from "node:zlib";

/** Units of a letter's outline in the size of the font, and the size at which the line is printed. */
const UNITS = 1000;
const PRINTED_PX = 100;

/**
 * The line as the `d` of an SVG path, 1 unit high for each em, its baseline at y 0, and how wide it is. `face` is the font as
 * woff2, `style` the rest of its CSS, without the size.
 */
export async function outlineText(browser, text, { face, style }) {
  const page = await browser.newPage();
  const font = `@font-face{font-family:printed;font-weight:100 900;src:url(data:font/woff2;base64,${face.toString("base64")})}`;
  await page.setContent(
    `<style>${font}@page{size:2000px 300px;margin:0}p{position:absolute;font-family:printed;font-size:${PRINTED_PX}px;${style}}</style><p>${text}</p>`,
  );
  await page.evaluate(() => document.fonts.ready);
  const { width } = await page.locator("p").boundingBox();
  const objects = readObjects(await page.pdf({ preferCSSPageSize: true }));
  await page.close();
  return { path: joinGlyphs(objects), width: width / PRINTED_PX };
}

/** The objects of a PDF by number: their dictionaries, and their streams as text. */
function readObjects(pdf) {
  const source = pdf.toString("latin1");
  const objects = new Map();
  for (const { 1: number, 2: head, 3: isStream, index, 0: all } of source.matchAll(
    /(\d+) 0 obj\s*(<<[\s\S]*?>>)\s*(stream\r?\n|endobj)/g,
  )) {
    const start = index + all.length;
    const isPacked = isStream.startsWith("stream") && head.includes("/FlateDecode");
    const stream = isPacked ? inflateSync(pdf.subarray(start, source.indexOf("endstream", start))) : "";
    objects.set(number, { head, stream: stream.toString("latin1") });
  }
  return objects;
}

function joinGlyphs(objects) {
  const programs = new Map();
  for (const { head } of objects.values()) {
    const list = /\/CharProcs\s*<<([^>]*)>>/.exec(head)?.[1] ?? "";
    for (const [, code, number] of list.matchAll(/\/g([0-9A-F]+) (\d+) 0 R/g)) {
      programs.set(Number.parseInt(code, 16), objects.get(number).stream);
    }
  }
  const line = [...objects.values()].find(({ stream }) => stream.includes(" Tj"))?.stream ?? "";
  let x = 0;
  const path = [];
  for (const [, advance, code] of line.matchAll(/(?:([\d.-]+) 0 Td )?<([0-9A-F]+)> Tj/g)) {
    x += Number(advance ?? 0) / PRINTED_PX;
    path.push(toPath(programs.get(Number.parseInt(code, 16)), x));
  }
  return path.join("");
}

/** y grows downwards in both, because the browser prints its letters upside down and turns the page. */
function toPath(program, x) {
  return [...program.matchAll(/^([\d.\s-]*)\b([mlch])$/gm)]
    .map(([, numbers, operator]) => {
      if (operator === "h") return "Z";
      const values = numbers
        .trim()
        .split(/\s+/)
        .map((value) => Number(value) / UNITS);
      const placed = values.map((value, at) => Number((at % 2 ? value : value + x).toFixed(4)));
      return operator.toUpperCase() + placed.join(" ");
    })
    .join("");
}
