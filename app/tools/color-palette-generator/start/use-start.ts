import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import type { ImportAction } from "#app/frame/import/import-action.ts";
import { colorsOf } from "#app/tools/take-colors.ts";
import type { Actions } from "#app/tools/tool-store.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import { MAX_COLORS } from "#color/generate/request.ts";
import { randomSeed } from "#color/generate/seed.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { addColors, replaceColors, replaceSlots } from "../changes.ts";
import type { GeneratorData } from "../route-data.ts";
import type { State } from "../state.ts";

const loadImageReader = () => import("./image-colors.ts");

export type Start = ReturnType<typeof useStart>;

/** Where a palette begins, other than by chance. Each way is one step of history. */
export function useStart({ now, apply, undo }: Actions<State>) {
  const fetcher = useFetcher<GeneratorData>();

  const tell = (title: string, text?: string) =>
    showToast({ type: "info", title, text, action: { label: "Undo", onSelect: () => undo() } });
  const take = (colors: readonly Color[], from: string, action: ImportAction = "replace") => {
    const { length } = colors;
    const count = Math.min(length, MAX_COLORS);
    if (action === "add") {
      const room = MAX_COLORS - now().slots.length;
      if (room === 0) return showToast({ type: "info", title: "No room", text: `A palette has ${MAX_COLORS} colors.` });
      apply(addColors, colors);
      return tell(
        `${sayCount(Math.min(count, room))} added from ${from}`,
        length > room ? `There was room for ${room} of ${length}.` : undefined,
      );
    }
    apply((old) => replaceColors(old, colors, randomSeed()));
    tell(
      count === 1 ? `A palette around one color from ${from}` : `${sayCount(count)} from ${from}`,
      length > count ? `Of ${length} colors the first ${count} are shown.` : undefined,
    );
  };
  /** The server knows every name; what it found arrives as a palette. */
  const arrive = useEffectEvent(({ state, notices, isFound }: GeneratorData) => {
    if (!isFound) return showToast({ type: "error", title: "No palette", text: notices.join(" ") });
    apply(replaceSlots, state.slots, state.seed);
    tell("A new palette", notices.join(" ") || undefined);
  });
  const { data } = fetcher;
  useEffect(() => {
    if (data) arrive(data);
  }, [data]);

  return {
    fetcher,
    fit: () => ({ most: MAX_COLORS, room: MAX_COLORS - now().slots.length }),
    takeImport: (imported: ImportedPalette, action?: ImportAction) => take(colorsOf(imported), imported.format, action),
    takeImage: async (file: File) => {
      const sayProblem = (text: string) => void showToast({ type: "error", title: "No picture", text });
      try {
        const { colorsOfImage } = await loadImageReader();
        const colors = await colorsOfImage(file, now().slots.length);
        if (typeof colors === "string") sayProblem(colors);
        else take(colors, "the picture");
      } catch {
        sayProblem("The part of this page that reads pictures could not be loaded. Check your connection.");
      }
    },
  };
}

function sayCount(count: number) {
  return count === 1 ? "1 color" : `${count} colors`;
}
