import { useLibrary } from "#app/frame/library/library.ts";
import { tray } from "#app/frame/tray/tray-store.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { SwatchStrip } from "#app/ui/swatch-strip.tsx";
import { countOf } from "#color/words/count.ts";
import { TypedField } from "../typed-field.tsx";
import { addressFields, useTypedAddress } from "../use-typed-address.ts";
import { benchQuery, MAX_COLORS, MAX_NAME_CHARACTERS, MAX_TEXT_CHARACTERS, withPalette } from "./address.ts";
import type { Bench } from "./load-bench.ts";

const TYPING_PAUSE_MS = 250;
const HEX_LIST = /^[0-9a-f]{6}(?:-[0-9a-f]{6})*$/i;
const MAX_PALETTES = 3;

/** A plain form without JavaScript. */
export function PaletteBench({ bench, path }: { bench: Bench; path: string }) {
  const fields = addressFields(path, { colors: "c", name: "name" });
  const { typed, type } = useTypedAddress({
    ...fields,
    read: (query) => {
      const { colors, name } = fields.read(query);
      return { colors: HEX_LIST.test(colors) ? writtenOut(colors) : colors, name };
    },
    pauseMs: TYPING_PAUSE_MS,
  });
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
        <TypedField
          label="Colors"
          className="flex-[3_1_20rem]"
          error={problem}
          hint="Paste hex codes, CSS colors, a palette link or design tokens."
          name="c"
          isMono
          value={typed.colors}
          maxLength={MAX_TEXT_CHARACTERS}
          placeholder={swatches.map(({ hex }) => hex).join(", ")}
          onType={(colors) => type({ colors })}
        />
        <TypedField
          label="Palette name"
          className="flex-[1_1_12rem]"
          name="name"
          value={typed.name}
          maxLength={MAX_NAME_CHARACTERS}
          placeholder={title}
          onType={(name) => type({ name })}
          autoCapitalize={undefined}
          autoCorrect={undefined}
          spellCheck={undefined}
        />
        <div className="noscript:block hidden pt-7">
          <Button type="submit">Show</Button>
        </div>
        <OwnPalettes path={path} />
        <p role="status" className="sr-only">
          {isExample ? "" : `${countOf(swatches.length, "color")}: ${title}`}
        </p>
      </form>
      <div className="px-5 pb-5 [--height:72px] md:px-7 md:pb-7 sm:[--height:104px]">
        <SwatchStrip label={`Colors of ${title}`} swatches={swatches} />
      </div>
    </section>
  );
}

/** Turns the color list of an address into the form people write. */
function writtenOut(list: string) {
  return list
    .toUpperCase()
    .split("-")
    .map((hex) => `#${hex}`)
    .join(", ");
}

/** Renders nothing if the person has no palettes, or without JavaScript. */
function OwnPalettes({ path }: { path: string }) {
  const kept = tray.useValue();
  const { palettes } = useLibrary();
  const choices = [
    ...(kept.length > 0 ? [{ id: "tray", name: "", label: `Your tray, ${kept.length}`, colors: kept }] : []),
    ...palettes.slice(0, MAX_PALETTES).map(({ id, name, colors }) => ({ id, name, label: name, colors })),
  ].filter(({ colors }) => colors.length > 0);
  if (choices.length === 0) return null;
  return (
    <ul role="list" aria-label="Your palettes" className="flex min-w-0 basis-full flex-wrap gap-2">
      {choices.map(({ id, name, label, colors }) => (
        <li key={id} className="min-w-0">
          <ButtonLink
            href={withPalette(path, benchQuery({ text: colors.slice(0, MAX_COLORS).join("-"), name }))}
            data-keep-scroll
            size="sm"
            className="max-w-full"
          >
            <span className="truncate">{label}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
