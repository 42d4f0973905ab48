import { useEffect, useState } from "react";
import { late } from "#app/late/late.tsx";
import { isKeptCopy } from "#app/late/new-version.ts";
import { ResultAnnouncer } from "#app/tools/announcer.tsx";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import type { Color } from "#color/color.ts";
import { Bench, GamutNote, MainInput } from "./bench.tsx";
import { anyEngine } from "./engine.ts";
import { FormatTable } from "./format-table.tsx";
import type { View } from "./reader.ts";
import { type Current, useConverter } from "./use-converter.ts";

const MoreRows = late(async () => (await import("./more-rows.tsx")).MoreRows, "The list of spaces");

type Props = { path: string; current: Current<View>; onColor: (text: string) => void };

export function AnyBench({ path, current, onColor }: Props) {
  const controls = useConverter(current, { path, pair: null, code: anyEngine });
  const { state, view } = controls;
  useEffect(() => onColor(state.text), [state.text, onColor]);
  useOnMount(() => {
    const text = isKeptCopy() && new URLSearchParams(window.location.search).get("c");
    if (text) controls.take(text);
  });
  return (
    <>
      <Bench controls={controls}>
        <div className="grid content-start gap-4 p-5 md:p-7">
          <MainInput
            label="Any color"
            aside="#C8C814, teal, oklch(0.8 0.17 108)"
            printed={state.text}
            controls={controls}
          />
          <GamutNote view={view} />
          <div>
            <FormatTable controls={controls} />
            <MoreSpaces color={state.color} />
          </div>
        </div>
      </Bench>
      <ResultAnnouncer text={`HEX ${view.rows[0]}`} />
    </>
  );
}

/** Okhsl, HCT, Luv and other spaces, loaded when the list is opened. */
function MoreSpaces({ color }: { color: Color }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="noscript:hidden border-line border-t pt-1"
    >
      <summary className="min-h-11 cursor-pointer content-center font-medium text-sm">
        More spaces: Okhsl, HSLuv, HCT, Luv, ICtCp…
      </summary>
      {isOpen && <MoreRows color={color} />}
    </details>
  );
}
