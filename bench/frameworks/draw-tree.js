"use client";
// The markup of one of our pages as React elements, created anew for each request. It has no components, which is the
// best case for a framework: our own page has them.
import { createElement, Fragment } from "react";
import tree from "./tree.json";

/** `hex` makes each response different, as on the color pages. */
export function Tree({ hex }) {
  return createElement(Fragment, null, `#${hex}`, draw(tree, 0));
}

function draw(node, key) {
  if (typeof node === "string") return node;
  const [tag, attributes, ...children] = node;
  return createElement(tag, { key, ...attributes }, ...children.map(draw));
}
