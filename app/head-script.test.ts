import { expect, test } from "vitest";
import { HEAD_SCRIPT } from "./head-script.ts";

const SESSION = { "huesmith.session": "{}" };

test("a guest's document is not marked, whatever cookies are left over", () => {
  expect(markOf({}, "lv_sur=true")).toEqual({});
});

test("the document is marked for a logged-in user, and also for Pro", () => {
  expect(markOf(SESSION, "pageViews=3")).toEqual({ session: "" });
  expect(markOf(SESSION, "pageViews=3; lv_sur=true")).toEqual({ session: "", pro: "" });
  expect(markOf(SESSION, "lv_sur=true; pageViews=3")).toEqual({ session: "", pro: "" });
});

test("only the Pro cookie marks the document for Pro", () => {
  for (const cookie of ["lv_sur=false", "xlv_sur=true", "lv_sur=truer", "a=lv_sur=true"])
    expect(markOf(SESSION, cookie)).toEqual({ session: "" });
});

test("a chosen theme applies to guests as well", () => {
  expect(markOf({ theme: "dark" }, "")).toEqual({ theme: "dark" });
});

function markOf(stored: Record<string, string>, cookie: string) {
  const dataset = {};
  const storage = { getItem: (key: string) => stored[key] ?? null };
  const document = { documentElement: { dataset }, cookie };
  new Function("localStorage", "document", "addEventListener", HEAD_SCRIPT)(storage, document, () => {});
  return dataset;
}
