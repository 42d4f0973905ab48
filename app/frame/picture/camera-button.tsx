import { useState } from "react";
import { lateCode } from "#app/late/late-code.ts";
import { useBrowserFact } from "#app/ui/browser-fact.ts";
import { Button } from "#app/ui/button.tsx";
import { FileButton } from "#app/ui/file-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useDialogButton } from "../use-dialog-button.ts";

const dialogCode = lateCode(async () => (await import("./camera-dialog.tsx")).CameraDialog);

/** Phones open their own camera app; elsewhere the page shows the video stream. */
export function CameraButton({ onFile }: { onFile: (file: File) => void }) {
  const kind = useBrowserFact(kindOfCamera, "none");
  const [isOpen, setIsOpen] = useState(false);
  const onOpen = () => setIsOpen(true);
  const { code: CameraDialog, buttonProps } = useDialogButton({ late: dialogCode, what: "The camera", onOpen });
  if (kind === "none") return null;
  if (kind === "phone") {
    return (
      <FileButton accept="image/*" capture="environment" onFiles={([file]) => file && onFile(file)}>
        <Icon className="icon-camera" />
        Camera
      </FileButton>
    );
  }
  return (
    <>
      <Button icon="icon-camera" {...buttonProps}>
        Camera
      </Button>
      {CameraDialog && isOpen && <CameraDialog onTake={onFile} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function kindOfCamera() {
  if (matchMedia("(pointer: coarse)").matches) return "phone";
  return navigator.mediaDevices && "getUserMedia" in navigator.mediaDevices ? "computer" : "none";
}
