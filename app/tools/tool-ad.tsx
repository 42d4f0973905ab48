import { AdSlot } from "#app/ads/ad-slot.tsx";
import type { Tool } from "#content/tools.ts";

/** The ad for tool pages that don't use `ToolPage`. */
export function ToolAd({ tool }: { tool: Tool }) {
  return <AdSlot except={[tool.id]} />;
}
