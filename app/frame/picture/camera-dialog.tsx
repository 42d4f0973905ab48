import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Props = { onTake: (file: File) => void; onClose: () => void };

const REASONS: Record<string, string> = {
  NotAllowedError: "Camera access is blocked. Allow it in your browser settings and try again.",
  NotFoundError: "No camera found.",
  NotReadableError: "Another app is using the camera.",
};

/** The picture never leaves this page, and closing the dialog turns the camera off. */
export function CameraDialog({ onTake, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [isOn, setIsOn] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isWanted = true;
    const off = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: "environment", width: { ideal: 1920 }, height: { ideal: 1080 } } })
      .then((come) => {
        stream = come;
        if (!isWanted || !video.current) return off();
        video.current.srcObject = come;
        return video.current.play().then(() => setIsOn(true));
      })
      .catch((error: unknown) => {
        if (!isWanted) return;
        const name = error instanceof DOMException ? error.name : "";
        setProblem(REASONS[name] ?? "The camera could not be opened.");
      });
    return () => {
      isWanted = false;
      off();
    };
  }, []);
  const take = async () => {
    const source = video.current;
    if (!source?.videoWidth) return;
    const canvas = new OffscreenCanvas(source.videoWidth, source.videoHeight);
    canvas.getContext("2d")?.drawImage(source, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/png" });
    onClose();
    onTake(new File([blob], "Camera picture", { type: "image/png" }));
  };
  return (
    <Dialog onClose={onClose} title="Camera" subtitle="Nothing is uploaded or kept." width={800}>
      <div className="grid gap-4">
        <div className="relative grid aspect-video place-items-center overflow-hidden rounded-control bg-well">
          <video ref={video} muted playsInline aria-label="Camera view" className="size-full object-cover" />
          <p role="status" className={isOn ? "sr-only" : "absolute max-w-[24em] p-4 text-center text-ink-2"}>
            {isOn ? "The camera is on." : (problem ?? "Waiting for the camera…")}
          </p>
        </div>
        <Button variant="brand" isDisabled={!isOn} onClick={() => void take()} className="justify-self-start">
          <Icon className="icon-camera" />
          Take picture
        </Button>
      </div>
    </Dialog>
  );
}
