export type CssColorExample = { readonly code: string; readonly what: string };

/** Relative colors: https://www.w3.org/TR/css-color-5/#relative-colors. All of them start from one color. */
export const relativeExamples: readonly CssColorExample[] = [
  { code: "oklch(from #0D6986 calc(l + 0.2) c h)", what: "Lighter by a fifth of the whole range" },
  { code: "oklch(from #0D6986 l calc(c / 2) h)", what: "Half the chroma: muted" },
  { code: "oklch(from #0D6986 l c calc(h + 180))", what: "Across the color circle" },
  { code: "hsl(from #0D6986 h s 90%)", what: "The same hue as a pale background" },
  { code: "rgb(from #0D6986 r g b / 50%)", what: "50% transparent" },
];

/** color-mix(): https://www.w3.org/TR/css-color-5/#color-mix */
export const mixExamples: readonly CssColorExample[] = [
  { code: "color-mix(in oklab, #0D6986, white)", what: "Half and half" },
  { code: "color-mix(in oklab, #0D6986 80%, black)", what: "A fifth of black, for a pressed button" },
  { code: "color-mix(in oklch, #DB073D, #0D6986)", what: "The shorter way around the circle" },
  { code: "color-mix(in oklch longer hue, #DB073D, #0D6986)", what: "The longer way around the circle" },
  { code: "color-mix(in srgb, #0D6986 40%, transparent)", what: "40% opaque" },
];
