"use client";
// The markup of one of our pages as React elements, made anew for each request. Without components of its own, which is the
// best case for a framework: ours are components.
import { createElement, Fragment } from "react";
import tree from "./tree.json";

/** `hex` makes each answer another one, as the pages of colors are. */
export function Tree({ hex }) {
  return createElement(Fragment, null, `#${hex}`, draw(tree, 0));
}

function draw(node, key) {
  if (typeof node === "string") return node;
  const [tag, attributes, ...children] = node;
  return createElement(tag, { key, ...attributes }, ...children.map(draw));
}
