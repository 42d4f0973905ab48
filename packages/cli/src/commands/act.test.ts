import { expect, test } from "vitest";
import { ACTS } from "../../../../acts/acts.ts";
import { printAnswer } from "../../../../acts/print-answer.ts";
import { runAct } from "../../../../acts/run-act.ts";
import { ask as askIn } from "../../test-ask.ts";
import { SERVICES } from "../acts/local-services.ts";

function ask(args: readonly string[], stdin?: string, colorDepth?: number) {
  return askIn(args, import.meta.dirname, stdin, colorDepth);
}

const jsonOf = async (args: readonly string[], stdin?: string) =>
  JSON.parse((await ask([...args, "--json"], stdin)).out);

for (const act of ACTS) {
  test(`${act.name} --json prints the JSON of the API, and its text output has the same colors`, async () => {
    const options = Object.entries(act.example).flatMap(([name, given]) =>
      [given].flat().flatMap((value) => [`--${name}`, value]),
    );
    const outcome = runAct(act, act.example, SERVICES);
    if ("fault" in outcome) throw new Error(outcome.fault.message);
    const { out, err } = await ask([act.name, ...options, "--json"]);
    expect([out, err]).toEqual([printAnswer(outcome.data), ""]);
    const text = await ask([act.name, ...options]);
    for (const [, hex = ""] of out.matchAll(/"hex": "(#\w+)"/g)) expect(text.out).toContain(hex);
    expect(text.out).not.toMatch(/undefined|\[object|NaN/);
    expect(text.out).not.toContain("\u001b");
  });
}

test("required parameters can be given in order, along with options", async () => {
  expect(await jsonOf(["contrast", "777", "white"])).toMatchObject({ wcag: { printed: "4.47:1" } });
  expect(await jsonOf(["contrast", "white", "--text", "777"])).toMatchObject({ text: { input: "777" } });
  expect((await jsonOf(["name", "teal-gold", "red"])).colors).toHaveLength(3);
  expect((await jsonOf(["palette", "--lock", "teal", "--lock", "gold", "--seed", "a"])).colors[1].hex).toBe("#FFD700");
});

test("colors are read from standard input, with - or without arguments", async () => {
  const hexes = "#008080\n#FFD700\n";
  expect((await ask(["convert", "-", "--get", "hex"], "teal\r\n\n  gold")).out).toBe(hexes);
  expect((await ask(["convert", "--get", "hex"], "teal\ngold\n")).out).toBe(hexes);
  expect(await jsonOf(["contrast", "777", "-"], "white")).toMatchObject({ background: { input: "white" } });
  expect(await jsonOf(["import"], "a { color: teal }")).toMatchObject({ groups: [{ colors: [{ hex: "#008080" }] }] });
  expect((await ask(["palette", "--seed", "a", "--get", "seed"], "ignored")).out).toBe("a\n");
  expect((await ask(["convert", "888", "red", "--get", "colors.spaces.oklch.h"])).out).toMatch(/^null\n29\.\d+\n$/);
  expect((await ask(["palette", "--seed", "a", "--get", "colors.hex"])).out).toMatch(/^(?:#[0-9A-F]{6}\n){5}$/);
});

test("a message about standard input names the line", async () => {
  const many = `teal\r\n\n${"gold\n".repeat(40)}nonsense\n`;
  expect((await ask(["name", "-"], many)).err).toMatch(/Line 43: color “nonsense” could not be read/);
  expect((await ask(["convert"], "teal\n\ngold\nnonsense")).err).toMatch(/Line 4: color “nonsense”/);
  expect((await ask(["contrast", "777", "-"], "nonsense")).err).toMatch(/Line 1: background “nonsense”/);
  expect((await ask(["name", "-"], "teal\n".repeat(51))).err).toMatch(/^huesmith: color takes at most 50 colors\./);
  expect((await ask(["name", "nonsense", "-"], "teal")).err).toMatch(/^huesmith: color “nonsense”/);
});

test("help has no period before a default", async () => {
  for (const { name } of ACTS) expect((await ask([name, "--help"])).out).not.toContain(".; default");
});

test("a command for one color answers each of several", async () => {
  const answers = await jsonOf(["scale", "--steps", "3"], "teal\ngold");
  expect(answers.map(({ version, steps }: { version: number; steps: unknown[] }) => [version, steps.length])).toEqual([
    [1, 3],
    [1, 3],
  ]);
  expect((await ask(["scale", "teal", "gold"])).out.match(/kind/g)).toHaveLength(2);
});

test("files are written unchanged", async () => {
  expect((await ask(["export", "teal"])).out).toContain("  --teal: #008080;");
  const { bytes } = await ask(["export", "teal", "--format", "ase"]);
  expect(Buffer.from(bytes as Uint8Array).toString("latin1", 0, 4)).toBe("ASEF");
  expect((await ask(["import", "act.test.ts", "--get", "hex"])).out).toContain("#008080");
});

test("findings exit with 1", async () => {
  expect((await ask(["lint", "db073d", "d9083e"])).code).toBe(1);
  expect((await ask(["lint", "black", "white"])).code).toBe(0);
});

test("a terminal shows a chip of each color, with 256 colors if limited to them", async () => {
  expect((await ask(["name", "black"], undefined, 24)).out).toContain("\u001b[48;2;0;0;0m  \u001b[49m #000000");
  expect((await ask(["name", "white"], undefined, 8)).out).toContain("\u001b[48;5;231m  \u001b[49m #FFFFFF");
  expect((await ask(["import", "--text", "--a\u009b: red"], undefined, 24)).out).not.toContain("\u009b");
});

test("invalid usage exits with 2, names the parameter and suggests a fix", async () => {
  const cases: [args: string[], message: RegExp][] = [
    [["contrst"], /Unknown command contrst\. Did you mean contrast\?/],
    [["contrast", "teel", "white"], /text “teel” could not be read\..*huesmith contrast --help/],
    [["contrast", "teal"], /background is missing\. .*Leave out the # of a color/],
    [
      ["contrast", "teal", "rgb(1", "2", "3)"],
      /takes text and background, not 4 values\. Quote colors that contain spaces/,
    ],
    [["palette", "teal"], /palette doesn't take the argument teal/],
    [["palette", "--cuont", "5"], /Unknown option --cuont\. Did you mean --count\?/],
    [["palette", "--count", "99"], /count takes a whole number from 2 to 12, not 99/],
    [["mix", "red", "blue", "--space", "oklabb"], /--space does not take oklabb\. Did you mean oklab\?/],
    [["import", "."], /\. is a folder\./],
    [["name", "teal", "--get", "wellknown"], /no wellknown\. Did you mean wellKnown\?/],
    [["import", "nowhere.css"], /There is no file nowhere\.css\./],
  ];
  for (const [args, message] of cases) {
    const { code, err, out } = await ask(args);
    expect([args, code, out, message.test(err) || err]).toEqual([args, 2, "", true]);
  }
});

test("a binary palette file from a pipe is rejected with the reason", async () => {
  const { bytes } = await ask(["export", "red", "--format", "ase"]);
  const { code, err } = await ask(["import", "-"], String.fromCharCode(...(bytes as Uint8Array)));
  expect([code, err]).toEqual([2, expect.stringContaining("Standard input is not text. huesmith import reads only")]);
});
