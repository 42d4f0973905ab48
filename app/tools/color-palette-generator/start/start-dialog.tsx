import type { ReactNode } from "react";
import { ImportButton } from "#app/frame/import/import-button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FileButton } from "#app/ui/file-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Starting } from "./use-start.ts";

type Props = { start: Starting; form: ReactNode; onClose: () => void };

export function StartDialog({ start, form, onClose }: Props) {
  const takeFile = (picture: File | undefined) => {
    if (!picture) return;
    onClose();
    void start.takeImage(picture);
  };
  return (
    <Dialog onClose={onClose} title="Start from" subtitle="Your colors are kept exactly.">
      <div className="grid gap-7">
        {form}
        <section className="grid gap-2.5 border-line border-t pt-6">
          <h3 className="font-semibold">A picture</h3>
          <p className="text-ink-2 text-sm">Its dominant colors, found in your browser. The picture isn't uploaded.</p>
          <FileButton accept="image/*" onFiles={([file]) => takeFile(file)} className="justify-self-start">
            <Icon className="icon-image-up" />
            Choose a picture
          </FileButton>
        </section>
        <section className="grid gap-2.5 border-line border-t pt-6">
          <h3 className="font-semibold">A list or a file</h3>
          <p className="text-ink-2 text-sm">
            CSS, Tailwind, design tokens, ASE, GIMP, Procreate and more. You can also paste or drop it anywhere on this
            page.
          </p>
          <div className="justify-self-start">
            <ImportButton
              canAdd
              fit={start.fit()}
              onImage={takeFile}
              onPalette={(imported, action) => {
                onClose();
                start.takeImport(imported, action);
              }}
            />
          </div>
        </section>
      </div>
    </Dialog>
  );
}
