import { lazy, Suspense } from "react";
import { createStaticHandler, type EntryContext, RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { nonceContext } from "#contract/site.ts";
import handleRequest from "./entry.server.tsx";

test("a page that is complete renders at once", async () => {
  const response = await respond(() => <p>Done</p>);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/^<!DOCTYPE html><html lang="en">.*<p>Done<\/p>.*<\/html>$/);
});

test("characters of any alphabet arrive, and half of a surrogate pair is replaced", async () => {
  for (const [text, arriving] of [
    ["ΔE 2 …😀", "ΔE 2 …😀"],
    ["Δ\ud83d", "Δ\ufffd"],
  ]) {
    const response = await respond(() => <p>{text}</p>);
    expect(await response.text()).toContain(`<p>${arriving}</p>`);
  }
});

test("a part whose code is still loading is in the page", async () => {
  const Part = lazy(async () => ({ default: () => <p>Late</p> }));
  const response = await respond(() => (
    <Suspense fallback="Waiting">
      <Part />
    </Suspense>
  ));
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">.*<p>Late<\/p>/);
  expect(html).not.toContain("Waiting");
});

test("a part that fails is logged, and the page has status 500", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const failure = new Error("broken part");
  const Part = () => {
    throw failure;
  };
  const response = await respond(() => (
    <Suspense fallback="Waiting">
      <Part />
    </Suspense>
  ));
  expect(response.status).toBe(500);
  expect(await response.text()).toContain("Waiting");
  expect(log).toHaveBeenCalledWith(failure);
});

test("a page that fails as a whole is left to the router", async () => {
  const failure = new Error("broken page");
  const Page = () => {
    throw failure;
  };
  await expect(respond(Page)).rejects.toBe(failure);
});

/** Renders a document with one route, as the router's server does. */
async function respond(Page: () => React.ReactNode) {
  const route = {
    id: "root",
    path: "/",
    Component: () => (
      <html lang="en">
        <head />
        <body>
          <Page />
        </body>
      </html>
    ),
  };
  const request = new Request("https://huesmith.example/");
  const staticHandlerContext = await createStaticHandler([route]).query(request);
  const context = {
    manifest: { routes: { root: { id: "root", path: "/" } } },
    routeModules: { root: { default: route.Component } },
    staticHandlerContext,
    serverHandoffStream: new Blob(["data"]).stream(),
    future: {},
  } as unknown as EntryContext;
  const loadContext = new RouterContextProvider(new Map([[nonceContext, "n"]]));
  return handleRequest(request, 200, new Headers(), context, loadContext);
}
