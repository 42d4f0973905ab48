import { Camera } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { useBrowserFact } from "#app/ui/eye-dropper.ts";
import { ICON } from "#app/ui/icon.ts";
import { useLazyPart } from "../use-lazy-part.ts";

/** Phones have a camera program of their own; elsewhere the page shows what the camera sees. */
export function CameraButton({ onFile }: { onFile: (file: File) => void }) {
  const kind = useBrowserFact(kindOfCamera, "none");
  const [isOpen, setIsOpen] = useState(false);
  const { part: Part, isLoading, prefetch, wake } = useLazyPart(loadDialog, "The camera");
  if (kind === "none") return null;
  if (kind === "phone") {
    return (
      <label className={buttonClass("outline", "md", "cursor-pointer has-focus-visible:outline-2")}>
        <input
          type="file"
          accept="image/*"
          capture="environment"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
            target.value = "";
          }}
          className="sr-only"
        />
        <Camera {...ICON} />
        Camera
      </label>
    );
  }
  const open = async () => {
    if (await wake()) setIsOpen(true);
  };
  return (
    <>
      <Button aria-haspopup="dialog" isBusy={isLoading} onPointerEnter={prefetch} onFocus={prefetch} onClick={open}>
        <Camera {...ICON} />
        Camera
      </Button>
      {Part && isOpen && <Part onTake={onFile} onClose={() => setIsOpen(false)} />}
    </>
  );
}

async function loadDialog() {
  return (await import("./camera-dialog.tsx")).CameraDialog;
}

function kindOfCamera() {
  if (matchMedia("(pointer: coarse)").matches) return "phone";
  return navigator.mediaDevices && "getUserMedia" in navigator.mediaDevices ? "computer" : "none";
}
