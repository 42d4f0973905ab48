import { useDeferredValue, useId, useState } from "react";
import { variationsPath } from "#app/frame/variations/variations-path.ts";
import { queryOf } from "#app/tools/tool-model.ts";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { TabPanel, Tabs } from "#app/ui/tabs.tsx";
import type { LintFix } from "#color/lint/finding.ts";
import { writeColors } from "#color/text/address.ts";
import { printHex } from "#color/text/print.ts";
import { countOf } from "#color/words/count.ts";
import { focusCell } from "../bench/keys.ts";
import { model } from "../model.ts";
import { applyFix, type Check, checkPalette } from "../palette/lint-subjects.ts";
import { countChanges, inViewOf, rowsOf } from "../palette/rows.ts";
import type { State } from "../palette/state.ts";
import { MatrixPanel } from "./matrix-panel.tsx";

const TABS = [
  { id: "checks", label: "Checks" },
  { id: "contrast", label: "Contrast of all pairs" },
  { id: "versions", label: "Versions" },
] as const;

export function PalettePanels(props: VersionProps) {
  const tabsId = useId();
  const [tab, setTab] = useState<(typeof TABS)[number]["id"]>("checks");
  return (
    <section aria-label="The whole palette" className="grid min-w-0 content-start gap-5">
      <Tabs tabsId={tabsId} label="The whole palette" tabs={TABS} activeId={tab} onChange={setTab} className="w-fit" />
      <TabPanel tabsId={tabsId} id={tab} className="min-w-0">
        {tab === "checks" && <CheckPanel {...props} />}
        {tab === "contrast" && <MatrixPanel state={props.controls.state} names={props.names} />}
        {tab === "versions" && <VersionPanel {...props} />}
      </TabPanel>
      <p className="text-ink-2 text-sm print:hidden">
        <TextLink href={variationsPath(writeColors(props.controls.state.colors.map(({ color }) => color)))}>
          Vary the whole palette
        </TextLink>{" "}
        by hue, lightness, chroma, temperature or contrast, in the palette generator.
      </p>
    </section>
  );
}

export type VersionProps = {
  controls: ToolControls<State>;
  names: readonly string[];
  version: State | null;
  onVersion: (version: State | null) => void;
};

/** Keeps a version to compare with: every cell shows its old color, and a dot if it changed. */
function VersionPanel({ controls, version, onVersion }: VersionProps) {
  const { state, apply } = controls;
  const keep = () => onVersion(state);
  if (!version) {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="max-w-[34em] text-ink-2">
          Keep the current palette as version A, then continue. Each cell shows its old color below the new one, with a
          dot where it changed.
        </p>
        <Button icon="icon-bookmark" onClick={keep}>
          Keep as version A
        </Button>
      </div>
    );
  }
  const count = countChanges(version, state);
  const isSame = queryOf(model, inViewOf(version, state)) === queryOf(model, state);
  return (
    <div className="grid gap-5">
      <p role="status" className="text-ink-2">
        {isSame
          ? "No changes from version A yet."
          : count === 0
            ? "No cell in this view differs from version A."
            : `${count} ${count === 1 ? "cell differs" : "cells differ"} from version A.`}
      </p>
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-6">
        <Strip title="Version A" state={version} other={state} />
        <Strip title="Now" state={state} other={version} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          icon="icon-rotate-ccw"
          onClick={() => apply((now: State) => inViewOf(version, now))}
          isDisabled={isSame}
        >
          Back to version A
        </Button>
        <Button icon="icon-bookmark" onClick={keep} isDisabled={isSame}>
          Replace version A
        </Button>
        <Button icon="icon-x" variant="ghost" onClick={() => onVersion(null)}>
          Stop comparing
        </Button>
      </div>
    </div>
  );
}

function Strip({ title, state, other }: { title: string; state: State; other: State }) {
  return (
    <figure className="grid gap-2">
      <ul
        role="list"
        aria-label={title}
        className="swatch inset-ring inset-ring-line flex h-16 overflow-hidden rounded-control"
      >
        {state.colors.map(({ color }, index) => {
          const hex = printHex(color);
          const against = other.colors[index];
          const isChanged = !against || printHex(against.color) !== hex;
          return (
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

const SIGNS = {
  error: "icon-circle-alert",
  warning: "icon-triangle-alert",
  hint: "icon-info",
} as const;
const WORDS = { error: "Problem", warning: "Warning", hint: "Hint" } as const;

export function CheckPanel({ controls, names }: Pick<VersionProps, "controls" | "names">) {
  const { apply } = controls;
  const state = useDeferredValue(controls.state);
  const checks = checkPalette(state, names);
  const repair = (check: Check, fix: LintFix) => apply((current: State) => applyFix(current, check, fix, names));
  return (
    <div className="grid gap-4">
      <p role="status" className="text-ink-2">
        {summaryOf(checks)}
      </p>
      {checks.length > 0 && (
        <ul className="border-line border-t">
          {checks.map((check) => (
            <CheckLine
              key={check.rule + check.message}
              check={check}
              onFix={(fix) => repair(check, fix)}
              onShow={() => show(state, check)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type LineProps = { check: Check; onFix: (fix: LintFix) => void; onShow: () => void };

function CheckLine({ check, onFix, onShow }: LineProps) {
  const { severity, message, fix } = check;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-b py-3">
      <span
        className={`flex min-w-24 shrink-0 items-center gap-2 text-sm ${severity === "error" ? "text-bad" : "text-ink-2"}`}
      >
        <Icon className={SIGNS[severity]} />
        {WORDS[severity]}
      </span>
      <span className="min-w-0 flex-1 basis-72 text-sm [overflow-wrap:anywhere]">{message}</span>
      <span className="flex flex-wrap items-center gap-2">
        {check.indexes.length > 0 && (
          <Button size="sm" variant="ghost" onClick={onShow} aria-label={`Show: ${message}`}>
            Show
          </Button>
        )}
        {fix && (
          <Button size="sm" onClick={() => onFix(fix)} aria-label={`${fix.label}: ${message}`}>
            {fix.label}
          </Button>
        )}
      </span>
    </li>
  );
}

function summaryOf(checks: readonly Check[]): string {
  if (checks.length === 0) return "No problems found.";
  const counts = Object.entries(WORDS).flatMap(([severity, word]) => {
    const { length } = checks.filter((check) => check.severity === severity);
    return length === 0 ? [] : [countOf(length, word.toLowerCase())];
  });
  return `${counts.join(", ")}. Fixes skip pinned colors. You can undo them.`;
}

function show(state: State, { places, indexes }: Check) {
  const place = places[indexes[0] ?? 0];
  if (place === undefined) return;
  if (typeof place !== "number") return focusCell(place);
  const owner = state.colors[place];
  const row = owner && rowsOf(state, owner)[0];
  const base = row?.cells.findIndex(({ isBase }) => isBase) ?? -1;
  if (row) focusCell({ index: place, kind: row.kind, step: Math.max(0, base) });
}
