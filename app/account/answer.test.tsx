import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Answer } from "./answer.tsx";
import type { Task } from "./use-task.ts";

test("the status is there before its text, and a failure is an alert", () => {
  const rolesOf = (message: Task["message"]) =>
    renderToStaticMarkup(<Answer message={message} />).match(/role="\w+"|>\w+/g);
  expect(rolesOf(null)).toEqual(['role="status"']);
  expect(rolesOf({ tone: "ok", text: "Done" })).toEqual(['role="status"', ">Done"]);
  expect(rolesOf({ tone: "bad", text: "Offline" })).toEqual(['role="status"', 'role="alert"', ">Offline"]);
});
