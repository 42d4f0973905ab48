import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PAIRS } from "#color/roles/pairs.ts";
import { THEME_ROLE_IDS } from "#color/roles/theme-roles.ts";
import { TEMPLATES } from "../state.ts";
import { variableOf } from "../themes.ts";
import { TEMPLATE_PAGES } from "./templates.ts";

for (const id of TEMPLATES) {
  const { pairs, Page: LatePage } = TEMPLATE_PAGES[id];
  const Page = await LatePage.preload();
  const html = Page ? renderToStaticMarkup(createElement(Page)) : "";

  test(`${id}: exactly the measured pairs are marked`, () => {
    const marked = new Set(Array.from(html.matchAll(/data-pair="(\w+)"/g), ([, pair]) => pair));
    expect([...marked].sort()).toEqual([...pairs].sort());
    for (const pair of pairs) expect(Object.keys(PAIRS)).toContain(pair);
  });

  test(`${id}: all colors are roles, and none are hard-coded`, () => {
    for (const [, role] of html.matchAll(/data-r="(\w+)"/g)) expect(THEME_ROLE_IDS).toContain(role);
    const known = THEME_ROLE_IDS.map(variableOf);
    for (const [, variable] of html.matchAll(/var\((--[\w-]+)/g)) expect(known).toContain(variable);
    expect(html).not.toMatch(/#[\da-f]{3,8}\b|rgba?\(|oklch\(/i);
  });
}
