import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { SwatchStrip } from "#app/ui/swatch-strip.tsx";
import { useEarlyText } from "#app/ui/use-early-text.ts";
import { MAX_NAME_CHARACTERS, MAX_TEXT_CHARACTERS } from "./address.ts";
import type { Bench } from "./load-bench.ts";
import { OwnPalettes } from "./own-palettes.tsx";
import { useBenchFields } from "./use-bench-fields.ts";

/** The palette of the page: typed, pasted, or one that is at hand. Without a script it is a plain form. */
export function PaletteBench({ bench, path }: { bench: Bench; path: string }) {
  const { typed, type } = useBenchFields(path);
  const colors = useEarlyText(typed.colors, (early) => type({ colors: early }));
  const name = useEarlyText(typed.name, (early) => type({ name: early }));
  const { problem, title, swatches, isExample } = bench;
  return (
    <section
      aria-label="Your palette"
      className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-bench border border-line bg-sheet"
    >
      <form
        action={path}
        aria-label="Your palette"
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-wrap items-start gap-x-4 gap-y-5 p-5 md:p-7"
      >
        <Field
          label="Colors"
          className="flex-[3_1_20rem]"
          error={problem}
          hint="Paste hex codes, CSS colors, a palette link or design tokens."
        >
          <Input
            ref={colors}
            name="c"
            isMono
            value={typed.colors}
            maxLength={MAX_TEXT_CHARACTERS}
            placeholder={swatches.map(({ hex }) => hex).join(", ")}
            onChange={(event) => type({ colors: event.target.value })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field label="Palette name" className="flex-[1_1_12rem]">
          <Input
            ref={name}
            name="name"
            value={typed.name}
            maxLength={MAX_NAME_CHARACTERS}
            placeholder={title}
            onChange={(event) => type({ name: event.target.value })}
            autoComplete="off"
          />
        </Field>
        <div className="noscript:block hidden pt-7">
          <Button type="submit">Show</Button>
        </div>
        <OwnPalettes path={path} />
        <p role="status" className="sr-only">
          {isExample ? "" : `${swatches.length === 1 ? "1 color" : `${swatches.length} colors`}: ${title}`}
        </p>
      </form>
      <div className="px-5 pb-5 [--height:72px] md:px-7 md:pb-7 sm:[--height:104px]">
        <SwatchStrip label={`Colors of ${title}`} swatches={swatches} />
      </div>
    </section>
  );
}
