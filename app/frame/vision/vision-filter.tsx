import { visionFilter } from "#color/vision.ts";
import type { VisionPreview } from "./vision-store.ts";

/** In a separate file from the bench, because it is rarely needed. */
export function VisionFilter({ id, vision: { mode, severity } }: { id: string; vision: VisionPreview }) {
  if (mode === "none") return null;
  return (
    // Not `display: none`, with which some browsers apply no filter.
    <svg width="0" height="0" aria-hidden className="absolute">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: numbers of ours */}
      <filter id={id} dangerouslySetInnerHTML={{ __html: visionFilter(mode, severity) }} />
    </svg>
  );
}
