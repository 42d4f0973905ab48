"use client";
import { printHex } from "@huesmith/color/print";
import { tints } from "@huesmith/color/scales";
import { useState } from "react";

export function Live() {
  const [count, setCount] = useState(4);
  const base = { space: "srgb", r: 0.05, g: 0.41, b: 0.52, alpha: 1 };
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {tints(base, count).map(printHex).join(" ")}
    </button>
  );
}
