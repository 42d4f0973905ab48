import { Hono } from "hono";
import { expect } from "vitest";
import type { NameService } from "#color/names.ts";
import { openNames } from "../names/names.ts";
import { createApi } from "./answer-api.ts";
import type { Problem } from "./problem.ts";

export const names = openNames();

export const ORIGIN = "https://colors.example";
const MANY = { points: 1e9, duration: 60 };

export function openApi(service: NameService = names, limits = MANY) {
  const answer = createApi({ names: service, originOf: () => ORIGIN, networkOf: () => "1.2.3.4", limits });
  return new Hono().all("/api/:endpoint{.+}", answer);
}

const app = openApi();
export const get = (path: string, init: RequestInit = {}) => app.request(path, init);

export function post(path: string, body: unknown, type = "application/json") {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return app.request(path, { method: "POST", body: text, headers: { "Content-Type": type } });
}

export async function problemOf(path: string, status = 400) {
  const response = await get(path);
  const { error } = (await response.json()) as Problem;
  expect([path, response.status, response.headers.get("Content-Type")]).toEqual([
    path,
    status,
    "application/problem+json",
  ]);
  expect(error.message).toMatch(/\.$/);
  return error;
}
