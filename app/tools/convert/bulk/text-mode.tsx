import { type RefObject, useMemo, useState } from "react";
import { useAddress } from "#app/tools/use-address.ts";
import { Button } from "#app/ui/button.tsx";
import { describeCounts } from "./counts.ts";
import { diffOf } from "./diff.ts";
import { type TextOptions, writeOptions } from "./text-options.ts";
import { TextOptionsBar } from "./text-options-bar.tsx";
import { TextResult } from "./text-result.tsx";
import { TextSource } from "./text-source.tsx";
import { type Conversion, useTextConversion } from "./use-text-conversion.ts";

/** What a person brought, while the other mode is shown. */
export type KeptText = { source: string; fileName: string | null };

type Props = {
  path: string;
  /** The query of the other mode's color, which this mode hands back. */
  color: URLSearchParams;
  kept: RefObject<KeptText | null>;
  loadedOptions: TextOptions;
  loaded: Conversion;
};

/** A whole text in, the same text with its colors in another format out. The input is never touched. */
export function TextMode({ path, color, kept, loadedOptions, loaded }: Props) {
  const [initial] = useState(() => kept.current ?? { source: loaded.source, fileName: null });
  const [source, setSource] = useState(initial.source);
  const [fileName, setFileName] = useState(initial.fileName);
  const [options, setOptions] = useState(loadedOptions);
  const { conversion, isBehind, hasFailed } = useTextConversion(source, options, loaded);
  const { result } = conversion;
  const { changedLines } = useMemo(() => diffOf(conversion.source, conversion.result.replacements, 0), [conversion]);
  const addressWith = (chosen: TextOptions) => `${path}?${new URLSearchParams([...writeOptions(chosen), ...color])}`;
  useAddress(addressWith(options), addressWith(loadedOptions));
  return (
    <form action={path} onSubmit={(event) => event.preventDefault()} aria-label="Convert a whole text">
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
            loadedText={initial.source}
            onText={(text, name) => {
              const newName = name === undefined ? fileName : name;
              kept.current = { source: text, fileName: newName };
              setSource(text);
              setFileName(newName);
            }}
          />
          <TextResult
            conversion={conversion}
            fileName={fileName}
            isBehind={isBehind}
            hasFailed={hasFailed}
            counts={conversion.source === "" ? "" : describeCounts(result, changedLines)}
          />
        </div>
      </div>
    </form>
  );
}
