import { useState } from "react";
import { lateCode } from "#app/late/late-code.ts";
import { useLateCode } from "#app/late/use-late-code.ts";
import { useBrowserFact } from "#app/ui/browser-fact.ts";
import { Button } from "#app/ui/button.tsx";
import { FileButton } from "#app/ui/file-button.tsx";
import { Icon } from "#app/ui/icon.tsx";

const dialogCode = lateCode(async () => (await import("./camera-dialog.tsx")).CameraDialog);

/** Phones open their own camera app; elsewhere the page shows the video stream. */
export function CameraButton({ onFile }: { onFile: (file: File) => void }) {
  const kind = useBrowserFact(kindOfCamera, "none");
  const [isOpen, setIsOpen] = useState(false);
  const { code: Part, isLoading, preload, wake } = useLateCode(dialogCode, "The camera");
  if (kind === "none") return null;
  if (kind === "phone") {
    return (
      <FileButton accept="image/*" capture="environment" onFiles={([file]) => file && onFile(file)}>
        <Icon className="icon-camera" />
        Camera
      </FileButton>
    );
  }
  const open = async () => {
    if (await wake()) setIsOpen(true);
  };
  return (
    <>
      <Button aria-haspopup="dialog" isBusy={isLoading} onPointerEnter={preload} onFocus={preload} onClick={open}>
        <Icon className="icon-camera" />
        Camera
      </Button>
      {Part && isOpen && <Part onTake={onFile} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function kindOfCamera() {
  if (matchMedia("(pointer: coarse)").matches) return "phone";
  return navigator.mediaDevices && "getUserMedia" in navigator.mediaDevices ? "computer" : "none";
}
