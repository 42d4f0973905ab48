import { expect, test } from "vitest";
import { parsePasted } from "#color/text/pasted/parse-pasted.ts";
import { printHex } from "#color/text/print.ts";
import { type FieldId, giveUp, note, ROWS, STARTER_TEXT, settle, write } from "./model.ts";
import { pairViewOf } from "./pair-view.ts";
import { catchUp, edit, read, takesPaste, viewOf } from "./reader.ts";

const START = read(new URLSearchParams());

test("the converter starts with #C8C814 and an empty query", () => {
  expect(printHex(START.color)).toBe("#C8C814");
  expect(START.text).toBe(STARTER_TEXT);
  expect(START.draft).toBeNull();
  expect(write(START).toString()).toBe("");
});

test("any CSS color in the query string is read unrounded, with its alpha", () => {
  const { color, draft } = read(new URLSearchParams({ c: "oklch(0.7123456 0.1 150.5 / 40%)" }));
  expect(color).toEqual({ space: "oklch", l: 0.7123456, c: 0.1, h: 150.5, alpha: 0.4 });
  expect(draft).toBeNull();
});

test("colors in non-CSS spaces are read", () => {
  for (const text of ["okhsl(226.253 90.863% 40.532%)", "hct(228.349 37.126 41.072)", "luv(41.072 -27.792 -30.964)"]) {
    expect(printHex(edit(START, "main", text).color)).toBe("#0D6986");
  }
});

test("a written color is read back unchanged", () => {
  for (const text of ["#0d6986", "rgb(1 2 3 / 0.5)", "teal", "lab(50% 10 -20)", "color(display-p3 1 0 0.5)"]) {
    const state = edit(START, "hex", text);
    const again = read(write(state));
    expect(again.color).toEqual(state.color);
    expect(again.text).toBe(text);
  }
});

test("bad text in the query string is shown in the large input, with the starter color", () => {
  const { color, text, draft } = read(new URLSearchParams({ c: "no color" }));
  expect(printHex(color)).toBe("#C8C814");
  expect(text).toBe(STARTER_TEXT);
  expect(draft).toEqual({ field: "main", text: "no color", status: "bad" });
});

test("an empty query value is bad text, and an overlong one is truncated", () => {
  expect(read(new URLSearchParams({ c: "" })).draft?.status).toBe("bad");
  expect(read(new URLSearchParams({ c: "x".repeat(10_000) })).draft?.text).toHaveLength(2000);
});

test("bad text keeps the last good color and its query string", () => {
  const good = edit(START, "rgb", "rgb(1 2 3)");
  const bad = edit(good, "rgb", "rgb(1 2");
  expect(bad.color).toBe(good.color);
  expect(write(bad)).toEqual(write(good));
  expect(bad.draft).toEqual({ field: "rgb", text: "rgb(1 2", status: "bad" });
});

test("the active field keeps the text as typed, including spaces", () => {
  const { draft, text } = edit(START, "hsl", "  hsl(10 20% 30%) ");
  expect(draft).toEqual({ field: "hsl", text: "  hsl(10 20% 30%) ", status: "good" });
  expect(text).toBe("hsl(10 20% 30%)");
});

test.each([
  ["hsl", "200 50 40", "hsl(200 50% 40%)"],
  ["hsv", "120° 100% 100%", "hsv(120 100% 100%)"],
  ["lab", "50 20 30", "lab(50% 20 30)"],
  ["lab", "50 −20 30", "lab(50% -20 30)"],
  ["lch", "50 30 200", "lch(50% 30 200)"],
  ["oklch", "70 0.1 200", "oklch(70% 0.1 200)"],
  ["cmyk", "100 0 0 0", "cmyk(100% 0% 0% 0%)"],
  ["cmyk", "54/16/0/67", "cmyk(54% 16% 0% 67%)"],
  ["rgb", "90 22 0 47", "rgb(90 22 0 / 0.184314)"],
  ["p3", "1 0 0", "color(display-p3 1 0 0)"],
  ["hex", "219 7 61", "rgb(219 7 61)"],
  ["main", "194 82% 29%", "hsl(194 82% 29%)"],
  ["main", "50% 50% 50%", "rgb(127.5 127.5 127.5)"],
  ["rgb", "12.5 0 0", "rgb(12.5 0 0)"],
  ["rgb", "0.05 0.41 0.53", "rgb(12.75 104.55 135.15)"],
  ["rgb", "none 0 20", "rgb(none 0 20)"],
  ["main", "1 2 3 / 0.12345", "rgb(1 2 3 / 0.12345)"],
  ["oklch", "70 0.1 200 / 0.12345", "oklch(70% 0.1 200 / 0.12345)"],
  ["hsv", "0.5turn 50% 50%", "hsv(180 50% 50%)"],
  ["hwb", "100grad 20 30", "hwb(90 20% 30%)"],
  ["oklch", "50 0.1 0.5TURN", "oklch(50% 0.1 180)"],
  ["lch", "50 30 1rad", "lch(50% 30 57.29578)"],
  ["hsl", "none 50 50", "hsl(none 50% 50%)"],
  ["cmyk", "none 0 0 50", "cmyk(0% 0% 0% 50%)"],
  ["oklch", "none 0.1 20", "oklch(none 0.1 20)"],
] as const)("in the %s field, plain numbers are %s", (field, typed, written) => {
  const state = edit(START, field, typed);
  expect(state.text).toBe(written);
  expect(read(write(state)).color).toEqual(state.color);
  expect(state.draft?.text).toBe(typed);
});

test("on the page of a pair, plain numbers in the large input are in its format, and a row sent as a form is in its own", () => {
  expect(read(new URLSearchParams({ c: "200 50 40" }), "hsl").text).toBe("hsl(200 50% 40%)");
  expect(edit(read(new URLSearchParams(), "cmyk"), "main", "100 0 0 0").text).toBe("cmyk(100% 0% 0% 0%)");
  expect(read(new URLSearchParams({ lab: "50 20 30" }), "hsl").text).toBe("lab(50% 20 30)");
  expect(read(new URLSearchParams({ hsl: "50 20" })).draft).toEqual({ field: "hsl", text: "50 20", status: "bad" });
});

test("numbers that don't fit their field are explained with an example of its format", () => {
  const reason = (field: FieldId, text: string) => viewOf(edit(START, field, text)).reason;
  expect(reason("cmyk", "100 0 0")).toBe("cmyk() takes four percentages: cmyk(90% 22% 0% 47%).");
  expect(reason("hsl", "20 5")).toContain("hsl() takes");
  expect(reason("p3", "1 0")).toContain("color(display-p3 0.18 0.41 0.51)");
  expect(reason("rgb", "300 0 0")).toBe("Three numbers make a color: red, green and blue from 0 to 255.");
});

test("leaving a field drops good text and keeps bad text for correction", () => {
  expect(settle(edit(START, "hex", "#fff")).draft).toBeNull();
  const bad = edit(START, "hex", "#ffff5");
  expect(settle(bad)).toBe(bad);
});

test("giving up drops the typed text and keeps the color", () => {
  const state = giveUp(edit(edit(START, "hex", "#fff"), "hex", "#ff"));
  expect(state.draft).toBeNull();
  expect(printHex(state.color)).toBe("#FFFFFF");
});

test("text typed before the engine loads is read afterwards, and settled if the field was left", () => {
  const typed = note(START, "hex", "#f00");
  expect(typed.color).toBe(START.color);
  expect(printHex(catchUp(typed).color)).toBe("#FF0000");
  expect(catchUp(typed).draft).toEqual({ field: "hex", text: "#f00", status: "good" });
  expect(catchUp(settle(typed)).draft).toBeNull();
  expect(catchUp(settle(note(START, "hex", "#f"))).draft?.status).toBe("bad");
  expect(catchUp(START)).toBe(START);
});

test("a color in our URL grammar is read like a typed one", () => {
  expect(read(new URLSearchParams("c=0d6986")).text).toBe("0d6986");
  expect(read(new URLSearchParams("c=oklch~.5~.1~230_.5")).color).toEqual({
    space: "oklch",
    l: 0.5,
    c: 0.1,
    h: 230,
    alpha: 0.5,
  });
});

test("the starter color is in every row, and each text is read back as the same color", () => {
  const { hex, rows, outside, clear, reason } = viewOf(START);
  expect(hex).toBe("#C8C814");
  expect([outside, clear, reason]).toEqual([null, null, null]);
  expect(rows).toHaveLength(ROWS.length);
  expect(rows.slice(0, 4)).toEqual(["#C8C814", "rgb(200 200 20)", "hsl(60 81.82% 43.14%)", "hsv(60 90% 78.43%)"]);
  for (const row of rows) expect(viewOf(edit(START, "main", row)).hex, row).toBe("#C8C814");
});

test("a color outside sRGB is shown with its gamut and its distance from the replacement color", () => {
  expect(viewOf(edit(START, "main", "color(display-p3 0 1 0)")).outside).toMatchObject({
    where: "It's inside Display P3.",
    difference: expect.stringMatching(/^\d+\.\d$/),
  });
  expect(viewOf(edit(START, "main", "oklch(0.7 0.5 150)")).outside?.where).toBe("Standard screens can't show it.");
});

test("alpha is kept in every row and shown as a percentage", () => {
  const { hex, rows, clear } = viewOf(edit(START, "main", "#0d698680"));
  expect(hex).toBe("#0D6986");
  expect(clear?.percent).toBe(50);
  for (const row of rows) expect(parsePasted(row)?.alpha, row).toBeCloseTo(0.502, 3);
});

test("bad text is rejected with a reason", () => {
  expect(viewOf(edit(START, "hex", "#12345")).reason).toBe("A hex color has 3, 4, 6 or 8 digits, but this one has 5.");
  expect(viewOf(edit(START, "hex", "tael")).reason).toContain("“tael”");
});

test("a text with several colors leads to the other mode, except an unfinished mix", () => {
  const css = "a { color: #f00 } b { color: #0f0 }";
  expect(viewOf(edit(START, "main", css)).reason).toContain("several colors");
  const [pasted, mix, word] = [css, "color-mix(in oklch, #f00, #0f0", "hello"].map(takesPaste);
  expect([pasted, mix, word]).toEqual([true, false, false]);
});

test("a pair shows the conversion back and how much it loses", () => {
  const same = pairViewOf(START, { from: "hex", to: "rgb" });
  expect([same.input, same.output, same.roundTrip]).toEqual(["#C8C814", "rgb(200 200 20)", null]);
  const lost = pairViewOf(edit(START, "main", "lab(80 -90 60)"), { from: "lab", to: "hex" });
  expect(lost.output).toBe(viewOf(edit(START, "main", "lab(80 -90 60)")).hex);
  expect(Number(lost.roundTrip?.difference)).toBeGreaterThan(1);
  expect(lost.steps.at(-1)?.lines).toEqual([lost.output]);
});

test.each([
  ["rgb(300 -5 20)", true],
  ["rgb(101% 0% 0%)", true],
  ["rgb(255 0 20 / 300%)", false],
  ["rgb(100% 50% 20%)", false],
  ["#ff0014", false],
])("%s is clamped to the RGB range: %s", (text, isCut) => {
  const state = read(new URLSearchParams({ c: text }));
  expect(pairViewOf(state, { from: "rgb", to: "hex" }).cut !== null).toBe(isCut);
});
