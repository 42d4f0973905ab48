import { useEffect, useMemo, useState } from "react";
import { useAddress } from "#app/tools/use-address.ts";
import { Button } from "#app/ui/button.tsx";
import { type Conversion, type ConvertedText, convertText, type KeptText } from "./convert-text.ts";
import { describeCounts, diffOf } from "./diff.ts";
import { keptText } from "./kept-text.ts";
import { type TextOptions, writeOptions } from "./text-options.ts";
import { TextOptionsBar } from "./text-options-bar.tsx";
import { TextResult } from "./text-result.tsx";
import { TextSource } from "./text-source.tsx";

type Props = {
  path: string;
  /** The query of the other mode's color, which this mode passes back. */
  color: URLSearchParams;
  loadedOptions: TextOptions;
  loaded: Conversion;
  /** Called with the query of the options, without the color. */
  onOptions: (query: string) => void;
};

/** Converts all colors in a piece of text. The input is never modified. */
export function TextMode({ path, color, loadedOptions, loaded, onOptions }: Props) {
  const [text, setText] = useState<KeptText>(loaded);
  const [options, setOptions] = useState(loadedOptions);
  const { conversion, isBehind, hasFailed } = useTextConversion(text, options, loaded);
  const { result } = conversion;
  // Memoized by hand: the compiler skips a component with a default value in a function.
  const { changedLines } = useMemo(() => diffOf(conversion.source, conversion.result.replacements, 0), [conversion]);
  const addressWith = (chosen: TextOptions) => `${path}?${new URLSearchParams([...writeOptions(chosen), ...color])}`;
  useAddress(addressWith(options), addressWith(loadedOptions));
  useEffect(() => onOptions(writeOptions(options).toString()), [options, onOptions]);
  return (
    <form action={path} onSubmit={(event) => event.preventDefault()} aria-label="Convert text or a file">
      <input type="hidden" name="mode" value="text" />
      {[...color].map(([name, value]) => (
        <input key={name} type="hidden" {...{ name, value }} />
      ))}
      <div className="overflow-hidden rounded-bench border border-line bg-sheet">
        <div className="flex flex-wrap items-end gap-x-5 gap-y-4 border-line border-b p-5 md:px-7">
          <TextOptionsBar options={options} onChange={setOptions} />
          <span className="noscript:block hidden">
            <Button type="submit" variant="primary">
              Convert
            </Button>
          </span>
        </div>
        <div className="grid lg:grid-cols-2">
          <TextSource
            loadedText={loaded.source}
            onText={(source, fileName = text.fileName) => {
              const next = { source, fileName };
              keptText.set(next);
              setText(next);
            }}
          />
          <TextResult
            conversion={conversion}
            isBehind={isBehind}
            hasFailed={hasFailed}
            counts={conversion.source === "" ? "" : describeCounts(result, changedLines)}
          />
        </div>
      </div>
    </form>
  );
}

/** Shorter than a pause in typing, longer than the time between two keys. */
const WAIT_MS = 120;

/** The converted text, slightly behind the input: `isBehind` until it has caught up or `hasFailed`. */
function useTextConversion(text: KeptText, options: TextOptions, loaded: Conversion) {
  const [done, setDone] = useState({ conversion: loaded, text: loaded as KeptText, options, hasFailed: false });
  const isBehind = done.text !== text || done.options !== options;
  useEffect(() => {
    if (!isBehind) return;
    let isCurrent = true;
    const pause = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      // A newer text makes this result obsolete.
      if (!isCurrent) throw new Error("overtaken");
    };
    const finish = (result: ConvertedText) => {
      if (isCurrent) setDone({ conversion: { ...text, result }, text, options, hasFailed: false });
    };
    const fail = (error: unknown) => {
      if (!isCurrent) return;
      setDone(({ conversion }) => ({ conversion, text, options, hasFailed: true }));
      reportError(error);
    };
    const timer = setTimeout(() => convertText(text.source, options, pause).then(finish, fail), WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, options, isBehind]);
  return { conversion: done.conversion, isBehind, hasFailed: done.hasFailed && !isBehind };
}
