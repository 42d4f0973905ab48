import { useDeferredValue, useState } from "react";
import { Segmented } from "#app/ui/segmented.tsx";
import { assignRoles } from "#color/generate/roles.ts";
import { useLiveBench } from "../bench-context.ts";
import { Drawer } from "../drawer.tsx";
import { colorsOf } from "../palette-path.ts";
import { ChartPreview } from "./chart-preview.tsx";
import { InterfacePreview } from "./interface-preview.tsx";
import { PosterPreview } from "./poster-preview.tsx";
import { stylesOf } from "./role-styles.ts";

type Theme = "light" | "dark" | "both";

const THEMES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "both", label: "Both" },
] as const;

/** The palette at work: its colors play the parts of an interface, a poster and a chart. */
export function PreviewDrawer({ onClose }: { onClose: () => void }) {
  const { controls } = useLiveBench();
  const state = useDeferredValue(controls.state);
  const [theme, setTheme] = useState<Theme>("light");
  const colors = colorsOf(state);
  const sets = { light: assignRoles(colors, "light"), dark: assignRoles(colors, "dark") };
  const shown = theme === "both" ? (["light", "dark"] as const) : ([theme] as const);
  const notes = [...new Set(shown.flatMap((which) => sets[which].notes))];
  return (
    <Drawer
      title="Preview"
      what="preview"
      onClose={onClose}
      head={
        <>
          <Segmented label="Theme" options={THEMES} value={theme} onChange={setTheme} />
          <p className="min-w-0 flex-1 truncate text-ink-2 text-xs max-md:hidden" title={notes.join(" ")}>
            {notes.join(" ")}
          </p>
        </>
      }
    >
      <div className="grid gap-3 overflow-y-auto px-[18px] pb-3.5 md:max-h-[58dvh] md:px-8">
        {shown.map((which) => (
          <div
            key={which}
            style={stylesOf(sets[which])}
            className="grid gap-3 md:h-[264px] md:grid-cols-[1.7fr_1fr_1.3fr]"
          >
            <InterfacePreview />
            <PosterPreview colors={colors} />
            <ChartPreview colors={colors} />
          </div>
        ))}
      </div>
    </Drawer>
  );
}
