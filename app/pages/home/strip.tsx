import type { Dispatch, FormEvent, SetStateAction } from "react";
import { lateCode, useCode } from "#app/late/late-code.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { colorPath } from "#contract/color-path.ts";
import type { Facts } from "./facts.ts";
import { NOT_LOADED, type Palette } from "./swatches.ts";

const liveParts = lateCode(() => import("./live.tsx"));

type Props = { palette: Palette; setPalette: Dispatch<SetStateAction<Palette>>; firstFacts: Facts };

/**
 * Five colors, and a button that generates new ones. Without JavaScript, each color links to its page and the button to
 * the generator; the code that generates, locks and copies loads after the page.
 */
export function Strip({ palette, setPalette, firstFacts }: Props) {
  const live = useCode(liveParts);
  useOnMount(() => void liveParts.load());
  const { swatches } = palette;
  const { generatorPath, gradientPath, contrast } = live?.factsOf(swatches) ?? firstFacts;
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const loaded = await liveParts.load();
    if (loaded) loaded.draw(palette, setPalette);
    else showToast(NOT_LOADED);
  };
  return (
    <div className="grid gap-4">
      <ul
        role="list"
        aria-label="A palette of five colors"
        className="grid overflow-hidden rounded-bench md:grid-cols-5"
      >
        {swatches.map(({ hex, name, isLocked }, at) => (
          <li
            key={at}
            className="group/color swatch relative flex min-h-[84px] transition-[background-color] duration-200 md:h-[clamp(220px,calc(100dvh-470px),300px)]"
            style={swatchStyle(hex)}
          >
            <a
              href={colorPath(hex)}
              data-view-transition
              className="grid flex-1 content-center px-5 after:absolute after:inset-0 hover:underline focus-visible:outline-current focus-visible:-outline-offset-4 md:content-end md:py-5"
            >
              <span className="font-medium font-mono text-lg lg:text-xl">{hex.slice(1)}</span>
              <span className="min-h-[1.5em] text-sm md:max-lg:min-h-[3em]">{name}</span>
            </a>
            {live && <live.Tools at={at} swatch={{ hex, name, isLocked: isLocked ?? false }} setPalette={setPalette} />}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2.5">
        <form action="/color-palette-generator" onSubmit={onSubmit} className="max-sm:grow">
          <input type="hidden" name="s" value="huesmith" />
          <Button icon="icon-shuffle" type="submit" variant="primary" size="lg" className="w-full">
            Generate
            <span className="noscript:hidden pointer-coarse:hidden max-lg:hidden">
              <Kbd>space</Kbd>
            </span>
          </Button>
        </form>
        <ButtonLink href={generatorPath} size="lg" className="max-sm:grow">
          Open in the generator
        </ButtonLink>
        <ButtonLink href="/color-palette-from-image" size="lg" className="max-sm:grow">
          From an image
        </ButtonLink>
        <ButtonLink href={gradientPath} size="lg" className="max-sm:grow">
          Make a gradient
        </ButtonLink>
        {live && <live.Keys palette={palette} setPalette={setPalette} />}
        <p className="ml-auto font-mono text-ink-2 text-xs max-lg:hidden">contrast on white {contrast}</p>
      </div>
    </div>
  );
}
