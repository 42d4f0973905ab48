import type { CardColor, LinkCard } from "#app/tools/link-card.ts";
import type { Hex } from "#color/color.ts";
import { bestTextColor, printRatio, wcagContrast } from "#color/contrast/contrast.ts";
import { parseHex24 } from "#color/kernel/hex.ts";
import { escapeXml } from "#color/text/escape-xml.ts";

/** The size that social networks and chats expect of a link's image: https://ogp.me */
const WIDTH = 1200;
const HEIGHT = 630;
const BAR = 104;
const STAGE = { width: WIDTH, height: HEIGHT - BAR };
const MARGIN = 56;
const PAPER = "#fbfaf8";
const INK = "#1c1814";
const PALE_INK = "#5d564e";
const LOGO = ["#dc3522", "#dba507", "#8ec7d2", "#07485b"];
/** Approximate letter width, as a fraction of the font size. */
const LETTER_WIDTH = { sans: 0.56, mono: 0.6 };
const MIN_SIZE = 16;
const FAMILY = { sans: "Instrument Sans", mono: "Geist Mono" };

type Style = { size: number; fill: string; font?: keyof typeof FAMILY; anchor?: "start" | "end" };

export function cardSvg(card: LinkCard): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${drawCard(card)}</svg>`;
}

function drawCard(card: LinkCard): string {
  switch (card.kind) {
    case "colors":
      return drawRows(card.rows) + drawBar(card.label);
    case "color":
      return drawColor(card.color, card.label);
    case "pair":
      return drawPair(card.text, card.background, card.label);
    case "gradient":
      return card.draw(STAGE) + drawBar(card.label, card.colors);
    case "page":
      return drawPage(card.title, card.text, card.hexes);
  }
}

function drawRows(rows: readonly (readonly CardColor[])[]) {
  const height = STAGE.height / rows.length;
  return rows.map((row, index) => drawRow(row, Math.round(index * height), Math.round((index + 1) * height))).join("");
}

function drawRow(row: readonly CardColor[], top: number, bottom: number) {
  const edges = [...row.map((_, index) => Math.round((WIDTH * index) / row.length)), WIDTH];
  return row
    .map(({ name, hex }, index) => {
      const [left = 0, right = WIDTH] = edges.slice(index, index + 2);
      const room = right - left - 36;
      const fill = bestTextColor(parseHex24(hex)).wcag;
      const code =
        room >= 68 && bottom - top >= 48
          ? fit(hex, left + 18, bottom - 20, room, { size: 22, fill, font: "mono" })
          : "";
      const word =
        room >= 110 && bottom - top >= 100 ? fit(name, left + 18, bottom - 50, room, { size: 26, fill }) : "";
      return rect(left, top, right - left, bottom - top, hex) + word + code;
    })
    .join("");
}

function drawColor({ name, hex }: CardColor, label: string) {
  const rgb24 = parseHex24(hex);
  const { wcag: fill } = bestTextColor(rgb24);
  const verdict = `${printRatio(wcagContrast(parseHex24(fill), rgb24))} with ${fill === "#FFFFFF" ? "white" : "black"} text`;
  return [
    rect(0, 0, WIDTH, HEIGHT, hex),
    fit(name, MARGIN, 170, WIDTH - 2 * MARGIN, { size: 112, fill }),
    text(hex, MARGIN, 262, { size: 60, fill, font: "mono" }),
    text(verdict, MARGIN, 330, { size: 34, fill }),
    drawName(HEIGHT - 56, fill, label),
  ].join("");
}

function drawPair(ink: Hex, background: Hex, label: string) {
  const ratio = wcagContrast(parseHex24(ink), parseHex24(background));
  return [
    rect(0, 0, WIDTH, STAGE.height, background),
    text("Aa", MARGIN, 300, { size: 300, fill: ink }),
    fit(`${ink} on ${background}`, MARGIN, 440, WIDTH, { size: 40, fill: ink, font: "mono" }),
    text(`${printRatio(ratio)}:1`, WIDTH - MARGIN, 300, { size: 130, fill: ink, anchor: "end" }),
    drawBar(label),
  ].join("");
}

function drawPage(title: string, summary: string, hexes: readonly string[]) {
  const width = WIDTH / Math.max(1, hexes.length);
  return [
    rect(0, 0, WIDTH, HEIGHT, PAPER),
    fit(title, MARGIN, 132, WIDTH - 2 * MARGIN, { size: 84, fill: INK }),
    ...wrapLines(summary, 36).map((line, index) => text(line, MARGIN, 204 + 48 * index, { size: 36, fill: PALE_INK })),
    ...hexes.map((hex, index) => rect(Math.round(index * width), 300, Math.ceil(width), STAGE.height - 300, hex)),
    drawBar(""),
  ].join("");
}

/** Draws the bar at the bottom: the site, and the tool or the color codes. */
function drawBar(label: string, hexes: readonly Hex[] = []) {
  const codes = hexes.slice(0, 5).join("  ");
  return (
    rect(0, STAGE.height, WIDTH, BAR, PAPER) +
    drawName(HEIGHT - BAR / 2 + 13, INK, codes ? "" : label, true) +
    text(codes, WIDTH - MARGIN, HEIGHT - BAR / 2 + 10, { size: 28, fill: PALE_INK, font: "mono", anchor: "end" })
  );
}

function drawName(baseline: number, fill: string, label: string, hasLogo = false) {
  const squares = LOGO.map((color, index) =>
    rect(MARGIN + 20 * (index % 2), baseline - 33 + 20 * Math.floor(index / 2), 17, 17, color, 3),
  );
  return (
    (hasLogo ? squares.join("") : "") +
    text("Huesmith", hasLogo ? MARGIN + 56 : MARGIN, baseline, { size: 38, fill }) +
    text(label, WIDTH - MARGIN, baseline, { size: 34, fill, anchor: "end" })
  );
}

function wrapLines(words: string, size: number): string[] {
  const most = Math.floor((WIDTH - 2 * MARGIN) / (size * LETTER_WIDTH.sans));
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const last = lines.pop();
    if (last === undefined) lines.push(word);
    else if (last.length + word.length < most) lines.push(`${last} ${word}`);
    else lines.push(last, word);
  }
  return lines;
}

/** Makes the text as large as fits, down to a legible size, then truncates it. */
function fit(words: string, x: number, y: number, room: number, style: Style) {
  const letter = LETTER_WIDTH[style.font ?? "sans"];
  const letters = [...words];
  const size = Math.floor(Math.min(style.size, room / (letters.length * letter)));
  if (size >= MIN_SIZE) return text(words, x, y, { ...style, size });
  const cut = letters.slice(0, Math.floor(room / (MIN_SIZE * letter)) - 1).join("");
  return text(`${cut}…`, x, y, { ...style, size: MIN_SIZE });
}

function text(words: string, x: number, y: number, { size, fill, font = "sans", anchor = "start" }: Style) {
  if (words === "") return "";
  const tight = font === "sans" && size > 40 ? ' letter-spacing="-0.02em"' : "";
  return `<text x="${x}" y="${y}" font-family="${FAMILY[font]}" font-size="${size}" fill="${fill}" text-anchor="${anchor}"${tight}>${escapeXml(words)}</text>`;
}

function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${radius ? ` rx="${radius}"` : ""}/>`;
}
