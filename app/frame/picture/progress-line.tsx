/** How far the reading of a picture is, along the upper edge of the picture. */
export function ProgressLine({ done }: { done: number | null }) {
  if (done === null) return null;
  return (
    <div
      role="progressbar"
      aria-label="Reading the picture"
      aria-valuenow={Math.round(done * 100)}
      className="absolute inset-x-0 top-0 z-40 h-[3px] bg-black/25"
    >
      <div
        className="h-full origin-left bg-brand transition-transform duration-200"
        style={{ transform: `scaleX(${done.toFixed(3)})` }}
      />
    </div>
  );
}
