import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import type { ImportAction } from "#app/frame/import/choices.ts";
import { colorsOf, phraseOfFormat } from "#app/frame/import/describe-import.ts";
import { LateImportAnywhere } from "#app/frame/import/late-import-anywhere.tsx";
import { lateCode, useCode } from "#app/late/late-code.ts";
import { runWith } from "#app/late/use-late-code.ts";
import { applyImport } from "#app/tools/take-colors.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { AS_TYPED, Input } from "#app/ui/input.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { Color } from "#color/color.ts";
import { MAX_COLORS } from "#color/generate/request.ts";
import type { ImportedPalette } from "#color/import/imported.ts";
import { countOf } from "#color/words/count.ts";
import { colorPaletteGenerator as tool } from "#content/tools.ts";
import { useActions, useBench } from "../bench.tsx";
import { model } from "../model.ts";
import { addColors, replaceColors, replaceSlots } from "../palette/changes.ts";
import { engineCode } from "../palette/engine.ts";
import type { State } from "../palette/state.ts";
import type { Started } from "./from-text.ts";

const FULL = `A palette has up to ${MAX_COLORS} colors. Remove one first.`;

export const startDialogCode = lateCode(async () => (await import("./start-dialog.tsx")).StartDialog);

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** Renders the page around the form. */
  children: (form: ReactNode) => ReactNode;
};

/** All ways to start: the form on the page, the dialog, and pasting or dropping anywhere. */
export function Start({ isOpen, onClose, children }: Props) {
  const start = useStart(onClose);
  const hasEngine = useCode(engineCode) !== null;
  const StartDialog = useCode(startDialogCode);
  return (
    <>
      {children(<StartForm onFound={start.takeFound} />)}
      {hasEngine && (
        <LateImportAnywhere onPalette={start.takeImport} fit={{ most: MAX_COLORS }} onImage={start.takeImage} />
      )}
      {StartDialog && isOpen && (
        <StartDialog {...{ start, onClose }} form={<StartForm onFound={start.takeFound} hasFocus />} />
      )}
    </>
  );
}

export type Starting = ReturnType<typeof useStart>;

/** Each start is one history step. */
function useStart(onArrive: () => void) {
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

type FormProps = { onFound: (found: Started) => void; hasFocus?: boolean };

/**
 * Only the server has all names; its result arrives as a palette. Also works without JavaScript: the server then
 * responds with a page.
 */
function StartForm({ onFound, hasFocus = false }: FormProps) {
  const { Form, state, data } = useFetcher<Started>();
  const take = useEffectEvent(onFound);
  useEffect(() => {
    if (data?.isFound) take(data);
  }, [data]);
  const query = model.write(useBench().controls.state);
  return (
    <Form method="get" action={tool.path} className="grid max-w-[34em] gap-3">
      {/* The server applies the current settings. */}
      {[...query].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        label="A color, a name, words or a link"
        hint="Try deep lagoon, neon tokyo night, #0D6986, “sand, ocean, rust”, or a palette link from another site."
        error={data?.isFound === false && data.notices.join(" ")}
      >
        <div className="flex flex-wrap gap-2">
          <Input
            name="from"
            required
            autoFocus={hasFocus}
            {...AS_TYPED}
            maxLength={2000}
            className="min-w-[min(12rem,100%)] flex-1"
          />
          <Button type="submit" variant={hasFocus ? "brand" : "primary"} isBusy={state !== "idle"} className="min-h-11">
            Make a palette
          </Button>
        </div>
      </Field>
    </Form>
  );
}
