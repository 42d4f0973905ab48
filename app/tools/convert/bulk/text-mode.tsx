import { useMemo, useState } from "react";
import { useAddress } from "#app/tools/use-address.ts";
import { Button } from "#app/ui/button.tsx";
import { sayCounts } from "./counts.ts";
import { diffOf } from "./diff.ts";
import { type TextOptions, writeOptions } from "./text-options.ts";
import { TextOptionsBar } from "./text-options-bar.tsx";
import { TextResult } from "./text-result.tsx";
import { TextSource } from "./text-source.tsx";
import { type Conversion, useTextConversion } from "./use-text-conversion.ts";

type Props = { path: string; loadedOptions: TextOptions; loaded: Conversion };

/** A whole text in, the same text with its colors in another format out. The input is never touched. */
export function TextMode({ path, loadedOptions, loaded }: Props) {
  const [source, setSource] = useState(loaded.source);
  const [fileName, setFileName] = useState<string | null>(null);
  const [options, setOptions] = useState(loadedOptions);
  const { conversion, isBehind, hasFailed } = useTextConversion(source, options, loaded);
  const { result } = conversion;
  const { changedLines } = useMemo(() => diffOf(conversion.source, conversion.result.replacements, 0), [conversion]);
  useAddress(`${path}?${writeOptions(options)}`, `${path}?${writeOptions(loadedOptions)}`);
  return (
    <form action={path} onSubmit={(event) => event.preventDefault()} aria-label="Convert a whole text">
      <input type="hidden" name="mode" value="text" />
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
            onText={(text, name) => {
              setSource(text);
              if (name !== undefined) setFileName(name);
            }}
          />
          <TextResult
            conversion={conversion}
            fileName={fileName}
            isBehind={isBehind}
            hasFailed={hasFailed}
            counts={conversion.source === "" ? "" : sayCounts(result, changedLines)}
          />
        </div>
      </div>
    </form>
  );
}
