import { expect, test } from "vitest";
import { printHex } from "#color/text/print.ts";
import { catchUp, edit, read } from "./edit.ts";
import { giveUp, note, STARTER_TEXT, settle, write } from "./model.ts";

const START = read(new URLSearchParams());

test("the converter starts with #C8C814 and an empty query", () => {
  expect(printHex(START.color)).toBe("#C8C814");
  expect(START.text).toBe(STARTER_TEXT);
  expect(START.draft).toBeNull();
  expect(write(START).toString()).toBe("");
});

test("any CSS color in the address is read, unrounded and with its alpha", () => {
  const { color, draft } = read(new URLSearchParams({ c: "oklch(0.7123456 0.1 150.5 / 40%)" }));
  expect(color).toEqual({ space: "oklch", l: 0.7123456, c: 0.1, h: 150.5, alpha: 0.4 });
  expect(draft).toBeNull();
});

test("colors of the spaces that are not CSS are read", () => {
  for (const text of ["okhsl(226.253 90.863% 40.532%)", "hct(228.349 37.126 41.072)", "luv(41.072 -27.792 -30.964)"]) {
    expect(printHex(edit(START, "main", text).color)).toBe("#0D6986");
  }
});

test("what is written is read back as the same color", () => {
  for (const text of ["#0d6986", "rgb(1 2 3 / 0.5)", "teal", "lab(50% 10 -20)", "color(display-p3 1 0 0.5)"]) {
    const state = edit(START, "hex", text);
    const again = read(write(state));
    expect(again.color).toEqual(state.color);
    expect(again.text).toBe(text);
  }
});

test("bad text in the address is shown in the large input, with the starter color", () => {
  const { color, text, draft } = read(new URLSearchParams({ c: "no color" }));
  expect(printHex(color)).toBe("#C8C814");
  expect(text).toBe(STARTER_TEXT);
  expect(draft).toEqual({ field: "main", text: "no color", status: "bad" });
});

test("an empty query value is bad text too, and an endless one is cut", () => {
  expect(read(new URLSearchParams({ c: "" })).draft?.status).toBe("bad");
  expect(read(new URLSearchParams({ c: "x".repeat(10_000) })).draft?.text).toHaveLength(2000);
});

test("bad text keeps the last good color and its address", () => {
  const good = edit(START, "rgb", "rgb(1 2 3)");
  const bad = edit(good, "rgb", "rgb(1 2");
  expect(bad.color).toBe(good.color);
  expect(write(bad)).toEqual(write(good));
  expect(bad.draft).toEqual({ field: "rgb", text: "rgb(1 2", status: "bad" });
});

test("the field in use keeps the text as typed, spaces and all", () => {
  const { draft, text } = edit(START, "hsl", "  hsl(10 20% 30%) ");
  expect(draft).toEqual({ field: "hsl", text: "  hsl(10 20% 30%) ", status: "good" });
  expect(text).toBe("hsl(10 20% 30%)");
});

test("leaving a field lets good text go and keeps bad text to be mended", () => {
  expect(settle(edit(START, "hex", "#fff")).draft).toBeNull();
  const bad = edit(START, "hex", "#ffff5");
  expect(settle(bad)).toBe(bad);
});

test("giving up drops what was typed and keeps the color", () => {
  const state = giveUp(edit(edit(START, "hex", "#fff"), "hex", "#ff"));
  expect(state.draft).toBeNull();
  expect(printHex(state.color)).toBe("#FFFFFF");
});

test("what is typed before the engine is there is read when it comes, and settled if the person has left", () => {
  const typed = note(START, "hex", "#f00");
  expect(typed.color).toBe(START.color);
  expect(printHex(catchUp(typed).color)).toBe("#FF0000");
  expect(catchUp(typed).draft).toEqual({ field: "hex", text: "#f00", status: "good" });
  expect(catchUp(settle(typed)).draft).toBeNull();
  expect(catchUp(settle(note(START, "hex", "#f"))).draft?.status).toBe("bad");
  expect(catchUp(START)).toBe(START);
});

test("a color in the grammar of our addresses is read as what a person would write", () => {
  expect(read(new URLSearchParams("c=0d6986")).text).toBe("0d6986");
  expect(read(new URLSearchParams("c=oklch~.5~.1~230_.5")).color).toEqual({
    space: "oklch",
    l: 0.5,
    c: 0.1,
    h: 230,
    alpha: 0.5,
  });
});
