import type { ReactNode } from "react";

const TICKS = Array.from({ length: 36 }, (_, index) => index * 10);
const LABELS = Array.from({ length: 12 }, (_, index) => index * 30);

/** The degrees around the wheel. */
export function Dial() {
  return (
    <>
      <svg viewBox="-100 -100 200 200" aria-hidden className="absolute inset-0 size-full overflow-visible text-ink-2">
        {TICKS.map((angle) => (
          <line
            key={angle}
            x1="0"
            x2="0"
            y1="-102.5"
            y2={angle % 30 === 0 ? "-106" : "-104"}
            transform={`rotate(${angle})`}
            stroke="currentColor"
            strokeOpacity={angle % 30 === 0 ? 0.8 : 0.4}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {LABELS.map((angle) => (
        <RimText key={angle} angle={angle} radius={56} className="max-sm:hidden">
          {angle}°
        </RimText>
      ))}
    </>
  );
}

type RimTextProps = {
  angle: number;
  /** Of the middle of the text, in percent of the wheel's width. */
  radius: number;
  className?: string;
  children: ReactNode;
};

/** Upright text around the wheel. */
export function RimText({ angle, radius, className = "", children }: RimTextProps) {
  const radians = (angle * Math.PI) / 180;
  return (
    <span
      aria-hidden
      className={`-translate-1/2 absolute font-mono text-ink-2 text-xs leading-none ${className}`}
      style={{
        left: `${(50 + radius * Math.sin(radians)).toFixed(2)}%`,
        top: `${(50 - radius * Math.cos(radians)).toFixed(2)}%`,
      }}
    >
      {children}
    </span>
  );
}
