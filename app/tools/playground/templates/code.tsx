import { Line, PrimaryButton, Tag } from "./parts.tsx";

type Kind = "k" | "s" | "n" | "c" | "f" | "";
type SourceLine = readonly (readonly [kind: Kind, text: string])[];

const KINDS = { k: "link", s: "good", n: "good", c: "mutedText", f: "text", "": "text" } as const;

const FILES = ["tides.ts", "paths.ts", "turn-back.ts", "turn-back.test.ts", "wind.ts"];
// biome-ignore format: one line for each line
const LINES: readonly SourceLine[] = [
  [["c", "// When to turn, so that the way back is dry."]],
  [["k", "import"], ["", " { closingTime } "], ["k", "from"], ["", " "], ["s", "\"./tides.ts\""], ["", ";"]],
  [],
  [["k", "const"], ["", " SPARE_MINUTES = "], ["n", "15"], ["", ";"]],
  [],
  [["k", "export function"], ["", " "], ["f", "turnBack"], ["", "(walk: Walk, now: Date) {"]],
  [["", "  "], ["k", "const"], ["", " closes = "], ["f", "closingTime"], ["", "(walk.path, now);"]],
  [["", "  "], ["k", "if"], ["", " (!closes) "], ["k", "return"], ["", " "], ["k", "null"], ["", ";"]],
  [],
  [["", "  "], ["c", "// No one walks faster on the way back."]],
  [["", "  "], ["k", "const"], ["", " left = "], ["f", "minutesBetween"], ["", "(now, closes);"]],
  [["", "  "], ["k", "const"], ["", " latest = (left - SPARE_MINUTES) / "], ["n", "2"], ["", ";"]],
  [["", "  "], ["k", "if"], ["", " (latest < "], ["n", "0"], ["", ") "], ["k", "return"], ["", " { at: now, why: "], ["s", "\"too late\""], ["", " };"]],
  [["", "  "], ["k", "return"], ["", " { at: "], ["f", "addMinutes"], ["", "(now, latest), why: "], ["s", "\"tide\""], ["", " };"]],
  [["", "}"]],
];

/** Row and position of the first word of each kind. */
const PAIRS: Record<string, string> = { "0 0": "muted", "1 4": "good", "3 0": "link", "5 2": "text" };

export function Code() {
  return (
    <div className="pg-code">
      <Files />
      <div className="pg-editor">
        <p className="pg-editor-tabs" data-r="border">
          <b data-r="text">turn-back.ts</b>
          <span data-r="mutedText">tides.ts</span>
          <PrimaryButton>Run</PrimaryButton>
        </p>
        <div className="pg-source">
          {LINES.map((line, row) => (
            <p key={row} className={row === 11 ? "pg-line pg-here" : "pg-line"}>
              <i data-r="mutedText">{row + 1}</i>
              <span>
                {line.map(([kind, text], place) => (
                  <span
                    key={place}
                    className={kind === "f" ? "pg-f" : undefined}
                    data-r={KINDS[kind]}
                    data-pair={PAIRS[`${row} ${place}`]}
                  >
                    {text}
                  </span>
                ))}
              </span>
            </p>
          ))}
        </div>
        <div className="pg-terminal" data-r="surface">
          <p data-r="mutedText">$ npm test turn-back</p>
          <Line pair="goodOnSurface">✓ turns in time for the tide</Line>
          <p data-r="good">✓ says when it is too late</p>
          <Line pair="badOnSurface">✗ knows about the clocks going back</Line>
        </div>
      </div>
    </div>
  );
}

function Files() {
  return (
    <aside className="pg-files" data-r="surface">
      <Line pair="mutedOnSurface">saltpath</Line>
      {FILES.map((name, place) => (
        <p key={name} className={place === 2 ? "pg-current" : undefined} data-r={place === 2 ? "border" : "text"}>
          <span data-pair={place === 0 ? "textOnSurface" : undefined}>{name}</span>
        </p>
      ))}
      <p className="pg-branch" data-r="secondary">
        <Tag of="secondary">
          <span data-r="onSecondary">main</span>
        </Tag>
      </p>
    </aside>
  );
}
