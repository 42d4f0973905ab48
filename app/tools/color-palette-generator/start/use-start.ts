import type { ImportAction } from "#app/frame/import/choices.ts";
import { colorsOf, phraseOfFormat } from "#app/frame/import/describe-import.ts";
import { lateCode } from "#app/late/late-code.ts";
import { runWith } from "#app/late/use-late-code.ts";
import { applyImport } from "#app/tools/take-colors.ts";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import { MAX_COLORS } from "#color/generate/request.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { countOf } from "#color/words/count.ts";
import { useActions } from "../bench.tsx";
import { addColors, replaceColors, replaceSlots } from "../palette/changes.ts";
import { engineCode } from "../palette/engine.ts";
import type { State } from "../palette/state.ts";
import type { Started } from "./from-text.ts";

const FULL = `A palette has up to ${MAX_COLORS} colors. Remove one first.`;

export type Starting = ReturnType<typeof useStart>;

/** Each start is one history step. */
export function useStart(onArrive: () => void) {
  const actions = useActions();
  const { now } = actions;
  const take = (colors: readonly Color[], from: string, action: ImportAction = "replace") => {
    const { length } = colors;
    const count = Math.min(length, MAX_COLORS);
    if (action === "add") {
      const room = MAX_COLORS - now().slots.length;
      if (room === 0) return showToast({ type: "info", title: "The palette is full", text: FULL });
      return applyImport(actions, (state: State) => addColors(state, colors), {
        title: `${countOf(Math.min(count, room), "color")} added from ${from}`,
        text: length > room ? `${room} of ${length} fit.` : undefined,
      });
    }
    runWith(engineCode, "The generator", (engine) => {
      applyImport(actions, (state: State) => replaceColors(state, engine, colors), {
        title: count === 1 ? `A palette around one color from ${from}` : `${countOf(count, "color")} from ${from}`,
        text: length > count ? `Showing the first ${count} of ${length} colors.` : undefined,
      });
    });
  };

  return {
    takeFound: ({ state, notices }: Started) => {
      onArrive();
      const text = notices.join(" ") || undefined;
      applyImport(actions, (old: State) => replaceSlots(old, state.slots, state.seed), {
        title: "A new palette",
        text,
      });
    },
    fit: () => ({ most: MAX_COLORS, room: MAX_COLORS - now().slots.length }),
    takeImport: (imported: ImportedPalette, action?: ImportAction) =>
      take(colorsOf(imported), phraseOfFormat(imported.format), action),
    takeImage: async (file: File) => {
      const colors = await readImage(file, now().slots.length);
      if (typeof colors === "string") showToast({ type: "error", title: "No picture", text: colors });
      else take(colors, "the picture");
    },
  };
}

const imageCode = lateCode(() => import("./image-colors.ts"));

async function readImage(file: File, count: number) {
  const code = await imageCode.load();
  const unread = "The picture reader could not be loaded. Check your connection.";
  return code ? code.colorsOfImage(file, count).catch(() => unread) : unread;
}
