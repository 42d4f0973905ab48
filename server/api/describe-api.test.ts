import { expect, test } from "vitest";
import { ask, names } from "../../acts/test-ask.ts";
import { describeApi } from "./describe-api.ts";

test("the page of the API shows what its examples really get", () => {
  for (const { path, example, answer, parameters } of describeApi(names, "https://colors.example").endpoints) {
    expect(JSON.parse(answer)).toEqual({ version: 1, ...ask(path.slice(5), example) });
    expect(parameters.every(({ isRequired, fallback }) => isRequired === (fallback === null))).toBe(true);
  }
});
