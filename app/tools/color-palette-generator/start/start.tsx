import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { LateImportAnywhere } from "#app/frame/import/late-import-anywhere.tsx";
import { lateCode, useCode } from "#app/late/late-code.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { AS_TYPED, Input } from "#app/ui/input.tsx";
import { MAX_COLORS } from "#color/generate/request.ts";
import { colorPaletteGenerator as tool } from "#content/tools.ts";
import { useBench } from "../bench.tsx";
import { model } from "../model.ts";
import { engineCode } from "../palette/engine.ts";
import type { Started } from "./from-text.ts";
import { useStart } from "./use-start.ts";

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
