import { Bookmark, RotateCcw, X } from "lucide-react";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { ICON } from "#app/ui/icon.ts";
import { printHex } from "#color/text/print.ts";
import type { State } from "./state.ts";
import { countChanges, type Version } from "./versions.ts";

export type VersionProps = {
  controls: ToolControls<State>;
  names: readonly string[];
  version: Version | null;
  onVersion: (version: Version | null) => void;
};

/** One version of the palette kept aside: every cell shows what it was, and a dot where it changed. */
export function VersionPanel({ controls, version, onVersion }: VersionProps) {
  const { state, apply } = controls;
  const keep = () => onVersion({ state });
  if (!version) {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="max-w-[34em] text-ink-2">
          Keep the palette as it is now as version A, then go on. Every cell shows what it was below what it is, with a
          dot where it changed.
        </p>
        <Button onClick={keep}>
          <Bookmark {...ICON} />
          Keep as version A
        </Button>
      </div>
    );
  }
  const count = countChanges(version, state);
  return (
    <div className="grid gap-5">
      <p role="status" className="text-ink-2">
        {count === 0
          ? "Nothing differs from version A yet."
          : `${count} ${count === 1 ? "cell differs" : "cells differ"} from version A.`}
      </p>
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-6">
        <Strip title="Version A" state={version.state} other={state} />
        <Strip title="Now" state={state} other={version.state} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => apply(() => version.state)} isDisabled={count === 0}>
          <RotateCcw {...ICON} />
          Back to version A
        </Button>
        <Button onClick={keep} isDisabled={count === 0}>
          <Bookmark {...ICON} />
          Keep this one instead
        </Button>
        <Button variant="ghost" onClick={() => onVersion(null)}>
          <X {...ICON} />
          Stop comparing
        </Button>
      </div>
    </div>
  );
}

function Strip({ title, state, other }: { title: string; state: State; other: State }) {
  return (
    <figure className="grid gap-2">
      <ul aria-label={title} className="swatch inset-ring inset-ring-line flex h-16 overflow-hidden rounded-control">
        {state.colors.map(({ color }, index) => {
          const hex = printHex(color);
          const against = other.colors[index];
          const isChanged = !against || printHex(against.color) !== hex;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: colors have no other identity
            <li key={index} className="flex-1" style={{ backgroundColor: hex }}>
              <span className="sr-only">
                {hex}
                {isChanged ? ", changed" : ""}
              </span>
            </li>
          );
        })}
      </ul>
      <figcaption className="text-ink-2 text-sm">{title}</figcaption>
    </figure>
  );
}
