import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { NameService } from "#color/names.ts";
import { sharesContext } from "#contract/shares.ts";
import { namesContext, originContext } from "#contract/site.ts";
import { loadShared, type Shared } from "./load-shared.ts";

async function load(path: string, colors: readonly string[]): Promise<Shared> {
  const context = new RouterContextProvider();
  context.set(originContext, "https://huesmith.example");
  context.set(namesContext, { best: () => ({ name: "Name" }) } as unknown as NameService);
  context.set(sharesContext, { read: async () => ({ name: "Harbor", path, colors, updatedAt: 0 }) });
  return (await loadShared("a".repeat(32), context)) as Shared;
}

test("a shared color that isn't opaque has its opacity in its code, but not in its address", async () => {
  const { swatches, blend } = await load("/color-wheel", ["07485b_.5", "0d6986"]);
  expect(swatches.map(({ hex, code }) => [hex, code])).toEqual([
    ["#07485B", "#07485B80"],
    ["#0D6986", "#0D6986"],
  ]);
  expect(blend).toBeNull();
});

test("a shared gradient has its shape, and a checkerboard only if something shows through", async () => {
  const blend = async (colors: string[]) =>
    (await load(`/gradient-generator?c=${colors.join("-")}&t=radial&ver=2`, colors)).blend;
  expect(await blend(["ff0000", "0000ff"])).toBe("radial-gradient(circle in oklab, #FF0000, #0000FF)");
  expect(await blend(["ff0000_0", "0000ff"])).toMatch(
    /^radial-gradient\(circle in oklab, rgb\(255 0 0 \/ 0\), #0000FF\), repeating-conic-gradient\(/,
  );
});
