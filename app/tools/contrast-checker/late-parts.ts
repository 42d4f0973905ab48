import { type ComponentType, createElement, lazy } from "react";
import { LoadFailure } from "#app/frame/load-failure.tsx";
import type { BelowProps } from "./below.tsx";
import type { BenchProps } from "./bench-props.ts";
import type { View } from "./state.ts";

export type LateParts = Record<Exclude<View, "pair">, ComponentType<BenchProps>> & {
  readonly below: ComponentType<BelowProps>;
};

const late: LateParts = {
  roles: lazy(() => import("./roles-bench.tsx").then(({ RolesBench }) => ({ default: RolesBench }), failed)),
  palette: lazy(() => import("./palette-bench.tsx").then(({ PaletteBench }) => ({ default: PaletteBench }), failed)),
  gradient: lazy(() =>
    import("./gradient-bench.tsx").then(({ GradientBench }) => ({ default: GradientBench }), failed),
  ),
  picture: lazy(() => import("./picture-bench.tsx").then(({ PictureBench }) => ({ default: PictureBench }), failed)),
  below: lazy(() => import("./below.tsx").then(({ Below }) => ({ default: Below }), failed)),
};

let provided: LateParts | undefined;

/** The loader of the route gives them to the server, which waits for nothing. */
export function provideParts(parts: LateParts) {
  provided = parts;
}

/** What most visits never show, or not at once. In the browser it comes by itself, inside of Suspense. */
export function latePart<Id extends keyof LateParts>(id: Id): LateParts[Id] {
  return (provided ?? late)[id];
}

/** The state is in the address, so a new load of the page loses nothing. */
function failed() {
  return { default: Failure };
}

function Failure() {
  return createElement(LoadFailure, { what: "This part", onRetry: () => window.location.reload() });
}
