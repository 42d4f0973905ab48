import { CopyButton } from "#app/ui/copy-button.tsx";
import type { Color } from "#color/color.ts";
import { MORE_SPACES, printMore } from "#color/more-spaces/text.ts";

/** The color in less common spaces. The large field reads them too, so these rows are only for copying. */
export function MoreRows({ color }: { color: Color }) {
  return (
    <>
      <dl>
        {MORE_SPACES.map((space) => {
          const text = printMore(color, space);
          return (
            <div
              key={space.id}
              className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-4 border-line border-t sm:grid-cols-[9rem_1fr_auto]"
            >
              <dt className="font-mono text-ink-2 text-xs">{space.name}</dt>
              <dd className="break-words font-mono text-sm max-sm:col-start-1 max-sm:row-start-2 max-sm:pb-2">
                {text}
              </dd>
              <dd className="max-sm:row-span-2">
                <CopyButton text={text} what={space.name} size="sm" className="text-ink-2 max-sm:-mr-2" />
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="border-line border-t py-3 text-ink-2 text-sm">
        These functions aren't CSS. Okhsl, Okhsv and HSLuv only cover sRGB. White is 203 cd/m² in Jzazbz and ICtCp.
      </p>
    </>
  );
}
