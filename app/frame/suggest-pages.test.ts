import { expect, test } from "vitest";
import { suggestPages } from "./suggest-pages.ts";

const first = (path: string) => suggestPages(path)[0]?.to;

test.each([
  ["/hex-to-rgb", "/convert/hextorgb"],
  ["/convert/lab-to-hsl", "/convert/labtohsl"],
  ["/convert/hex-to-foo", "/convert/hextorgb"],
  ["/hextorgb", "/convert/hextorgb"],
  ["/contrast", "/contrast-checker"],
  ["/contrst-chekcer", "/contrast-checker"],
  ["/tools/color-wheel", "/color-wheel"],
  ["/privacy-policy", "/legal/privacy-policy"],
  ["/privacy.html", "/legal/privacy-policy"],
  ["/gradient", "/gradient-generator"],
  ["/palettes", "/color-palettes"],
  ["/shades-of-greens", "/shades-of-green"],
  ["/plans/pricing", "/pricing"],
  ["/color-pallete", "/color-palettes"],
  ["/color-pallets", "/color-palettes"],
  ["/colour", "/color"],
  ["/contact-us", "/contact"],
])("%s suggests %s", (path, page) => {
  expect(first(path)).toBe(page);
});

test("an unknown path has no suggestions, and no path has more than four", () => {
  for (const path of ["/", "/nope", "/wp-login.php", "/%E0%A4%A", "/no/such/page", "/color-of-the-year"])
    expect(suggestPages(path)).toEqual([]);
  expect(suggestPages("/color").length).toBeLessThanOrEqual(4);
});
