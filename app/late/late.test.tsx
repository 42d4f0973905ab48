import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { late } from "./late.tsx";

const load = async () => Hello;

function Hello({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

async function renderOnServer(node: React.ReactNode) {
  const body = await renderToReadableStream(node, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  await body.allReady;
  return new Response(body).text();
}

test("a part with isOnServer is in the server's HTML, inline and without a script", async () => {
  const Part = late(load, "The greeting", { isOnServer: true });
  const first = await renderOnServer(<Part name="you" />);
  expect(first).toContain("<p>Hello <!-- -->you</p>");
  expect(first).not.toMatch(/<script|<template|hidden/);
  expect(await renderOnServer(<Part name="you" />)).toBe(first);
});

test("the server does not fetch any other part", async () => {
  let fetched = 0;
  const Part = late(
    () => {
      fetched += 1;
      return load();
    },
    "The greeting",
    { waiting: <i>…</i> },
  );
  expect(renderToStaticMarkup(<Part name="you" />)).toBe("<i>…</i>");
  expect(fetched).toBe(0);
});
