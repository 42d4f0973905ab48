import { contrastEndpoint } from "./contrast.ts";
import { convertEndpoint } from "./convert.ts";
import type { Endpoint } from "./endpoint.ts";
import { nameEndpoint } from "./name.ts";
import { paletteEndpoint } from "./palette.ts";
import { randomEndpoint } from "./random.ts";

/** In the order in which their page shows them. */
export const ENDPOINTS: readonly Endpoint[] = [
  convertEndpoint,
  nameEndpoint,
  paletteEndpoint,
  contrastEndpoint,
  randomEndpoint,
];
