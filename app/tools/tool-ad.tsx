import { AdSlot } from "#app/ads/ad-slot.tsx";
import type { Tool } from "#content/tools.ts";

/** The ad of a tool's page without `ToolPage`. */
export function ToolAd({ tool }: { tool: Tool }) {
  return <AdSlot except={[tool.id]} />;
}
