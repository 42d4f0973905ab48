import { encode } from "uqr";

/** The quiet zone that ISO/IEC 18004 asks for. */
const BORDER = 4;

/** Black on white in both themes: not every camera reads the inverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="swatch size-48 rounded-control bg-white shadow-[inset_0_0_0_1px_var(--color-line)]"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
