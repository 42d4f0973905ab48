import { expect, test } from "vitest";
import { openNames } from "../names/names.ts";
import { openLibrary } from "./library.ts";

const times = { created_at: "2026-11-26T00:00:00Z", updated_at: "2026-11-26T00:00:00Z" };
const row = (name: string) => ({
  ...times,
  id: crypto.randomUUID(),
  name,
  notes: "",
  path: "/",
  color: "000",
  tags: [],
});

test("a large project has totals, the colors of 50 palettes and the URIs of the others", async () => {
  const call = async (path: string) => {
    const isProject = path.startsWith("/rest/v1/projects?");
    const rows = Array.from({ length: isProject ? 1 : 60 }, (_, index) => ({
      ...row(`Name ${index}`),
      colors: ["000"],
    }));
    return Response.json(rows, { headers: { "Content-Range": `0-${rows.length - 1}/1200` } });
  };
  const library = openLibrary({
    backend: { call },
    names: openNames(),
    origin: "https://a.example",
    authorization: "",
  });
  const contents = await library({ kind: "projects", id: crypto.randomUUID() }, "huesmith://library/projects/x");
  const { colors, palettes } = JSON.parse(contents?.[0]?.text ?? "");
  expect([colors.total, colors.items.length, palettes.total, palettes.items.length]).toEqual([1200, 60, 1200, 60]);
  expect(palettes.items[49]).toMatchObject({ name: "Name 49", colors: [{ hex: "#000000" }] });
  expect(palettes.items[50]).toEqual({
    id: expect.any(String),
    name: "Name 50",
    uri: expect.stringMatching(/^huesmith:\/\/library\/palettes\//),
  });
});
