import { type ReactNode, useState } from "react";
import { loadNames } from "#app/color-names.ts";
import { saveProduct } from "#app/frame/export/export-actions.tsx";
import { exportChoice, writtenChoice } from "#app/frame/export/export-choice.ts";
import { ExportDialog } from "#app/frame/export/export-dialog.tsx";
import { can } from "#app/frame/pro/features.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { countOf } from "#color/words/count.ts";
import type { Item } from "../item.ts";
import { exportOf, packItems } from "./pack-items.ts";

type Props = {
  items: readonly Item[];
  /** The file's name: that of the project or the list. */
  name: string;
  notes?: string;
  onClose: () => void;
};

/** A single palette or only colors go to the export panel; several palettes become one file, or a folder each. */
export function BulkExportDialog({ items, name, notes, onClose }: Props) {
  const palettes = items.filter(({ kind }) => kind === "palettes").length;
  const [isOneFile, setIsOneFile] = useState(palettes === 0 || items.length === 1);
  const [isPacking, setIsPacking] = useState(false);
  if (isOneFile) return <ExportDialog palette={exportOf(items, name, window.location.origin)} onClose={onClose} />;
  const pack = async () => {
    setIsPacking(true);
    const failure = { title: "The zip could not be created", text: "Try fewer palettes." };
    if (await saveProduct(packAsChosen(items, name, notes), failure)) onClose();
    setIsPacking(false);
  };
  return (
    <Dialog onClose={onClose} title="Export" subtitle={contentsText(items, palettes)}>
      <div className="grid gap-2.5">
        <Choice
          icon={<Icon className="icon-file-archive" />}
          title="One folder per palette (.zip)"
          isBusy={isPacking}
          onChoose={pack}
        >
          Every palette as CSS, Tailwind, SCSS, JSON, design tokens, CSV, SVG, ASE, ACO, GPL and more.
        </Choice>
        <Choice icon={<Icon className="icon-files" />} title="All in one file" onChoose={() => setIsOneFile(true)}>
          Choose a format next. Each palette becomes a group.
        </Choice>
      </div>
    </Dialog>
  );
}

type ChoiceProps = { icon: ReactNode; title: string; isBusy?: boolean; onChoose: () => void; children: ReactNode };

function Choice({ icon, title, isBusy = false, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onChoose}
      className={`flex items-start gap-3.5 rounded-control border border-line-2 p-4 text-left hover:border-ink-3 hover:bg-well ${isBusy ? "busy" : ""}`}
    >
      <span className="mt-0.5 text-ink-2">{icon}</span>
      <span className="grid gap-0.5">
        <span className="font-[550] text-sm">{title}</span>
        <span className="text-ink-2 text-sm">{children}</span>
      </span>
    </button>
  );
}

async function packAsChosen(items: readonly Item[], name: string, notes?: string) {
  const write = writtenChoice(exportChoice.get(), can("export-values"));
  const names = write.naming === "names" ? await loadNames("best").catch(() => null) : null;
  return packItems(items, { name, notes, origin: window.location.origin, write, names });
}

function contentsText(items: readonly Item[], palettes: number) {
  const colors = items.length - palettes;
  const parts = [palettes > 0 && countOf(palettes, "palette"), colors > 0 && countOf(colors, "color")];
  return parts.filter(Boolean).join(" and ");
}
