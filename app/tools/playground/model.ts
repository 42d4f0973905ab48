import { readColorList } from "#app/tools/read-color-list.ts";
import type { Loaded, ToolModel } from "#app/tools/tool-model.ts";
import { writeColors } from "#color/text/address.ts";
import { readHand, writeHand } from "./address-hand.ts";
import { colorsOf, freeSlot, initial, MAX_COLORS, type State, TEMPLATES, VIEWS } from "./state.ts";

export const model: ToolModel<State> = { initial, read, write };

function read(query: URLSearchParams): Loaded<State> {
  const { colors, notices: said } = readColorList(query.get("c"), colorsOf(initial), { min: 1, max: MAX_COLORS });
  const notices = [...said];
  if (colors.some(({ alpha }) => alpha !== 1)) notices.push("An interface needs opaque colors, so alpha is left out.");
  const slots = colors.map(freeSlot);
  const locks = query.get("l") ?? "";
  if (!/^\d*$/.test(locks) || [...locks].some((digit) => Number(digit) >= slots.length))
    notices.push("Some of the locks could not be read.");
  const template = TEMPLATES.find((id) => id === (query.get("t") ?? initial.template));
  if (!template) notices.push("This address asks for a template that there is not.");
  const view = VIEWS.find((id) => id === (query.get("v") ?? initial.view));
  if (!view) notices.push("This address asks for a theme that there is not.");
  const bad: string[] = [];
  const opaqueColors = slots.map(({ color }) => color);
  const hand = {
    light: readHand(query.get("light"), opaqueColors, (entry) => bad.push(entry)),
    dark: readHand(query.get("dark"), opaqueColors, (entry) => bad.push(entry)),
  };
  const [first] = bad;
  if (first !== undefined) {
    const others = bad.length > 1 ? ` and ${bad.length - 1} more` : "";
    notices.push(`“${first.slice(0, 40)}”${others} could not be read as a role.`);
  }
  const state: State = {
    slots: slots.map((slot, index) => ({ ...slot, isLocked: locks.includes(String(index)) })),
    template: template ?? initial.template,
    view: view ?? initial.view,
    hand,
  };
  return { state, notices };
}

function write({ slots, template, view, hand }: State): URLSearchParams {
  const colors = slots.map(({ color }) => color);
  const parts: [key: string, value: string, usual: string][] = [
    ["c", writeColors(colors), writeColors(colorsOf(initial))],
    ["l", slots.flatMap(({ isLocked }, index) => (isLocked ? [index] : [])).join(""), ""],
    ["t", template, initial.template],
    ["v", view, initial.view],
    ["light", writeHand(hand.light), ""],
    ["dark", writeHand(hand.dark), ""],
  ];
  return new URLSearchParams(parts.flatMap(([key, value, usual]) => (value === usual ? [] : [[key, value]])));
}
