import { useId, useState } from "react";
import { focusOnOpen } from "#app/account/form-field.tsx";
import { isHosted } from "#app/data/clients.ts";
import { saveFile } from "#app/frame/export/save-file.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { copyText } from "#app/ui/copy-text.tsx";
import { Notice } from "../section.tsx";

type Props = { codes: readonly string[]; hadOlder?: boolean; address: string; onDone: () => void };

const LIST = "grid gap-x-6 gap-y-1.5 rounded-control bg-well p-4 font-mono text-sm min-[26.25rem]:grid-cols-2";

/** Shown only once: the server does not keep them. */
export function RecoveryCodes({ codes, hadOlder = false, address, onDone }: Props) {
  const [isSaved, setIsSaved] = useState(false);
  const noticeId = useId();
  const text = () => writeCodes(codes, address, new Date(), isHosted());
  const download = () =>
    saveFile("huesmith-recovery-codes.txt", new Blob([text()], { type: "text/plain;charset=utf-8" }));
  return (
    <div className="grid gap-4">
      <Notice id={noticeId}>
        Save these recovery codes now. You won't see them again. {hadOlder && "Older codes no longer work. "}
        {isHosted()
          ? "Each one logs you in without your second factor, but turns two-factor off and cancels the others."
          : "Each logs you in once without your second factor."}
      </Notice>
      <ul
        ref={focusOnOpen}
        tabIndex={-1}
        role="list"
        aria-label="Recovery codes"
        aria-describedby={noticeId}
        className={LIST}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Button icon="icon-copy" size="sm" onClick={() => copyText(codes.join("\n"), "10 recovery codes")}>
          Copy
        </Button>
        <Button icon="icon-download" size="sm" onClick={download}>
          Download
        </Button>
        <Button icon="icon-printer" size="sm" onClick={() => printText(text())}>
          Print
        </Button>
      </div>
      <Checkbox label="I have saved them" isOn={isSaved} onChange={setIsSaved} />
      <Button variant="primary" isDisabled={!isSaved} onClick={onDone} className="justify-self-start">
        Done
      </Button>
    </div>
  );
}

export function writeCodes(codes: readonly string[], address: string, now: Date, isHosted = false): string {
  return [
    "Huesmith recovery codes",
    `Account: ${address}`,
    `Created on ${now.toISOString().slice(0, 10)}. Older codes no longer work.`,
    "",
    ...codes,
    "",
    "Each works once, when you log in without your authenticator app or passkey.",
    isHosted
      ? "It turns off two-factor authentication, and the other codes stop working."
      : "Two-factor authentication stays on. You can turn it off on your account page.",
    "Keep them somewhere private, not on the phone with the app.",
    "",
  ].join("\n");
}

function printText(text: string) {
  const frame = document.createElement("iframe");
  frame.style.cssText = "position:fixed;width:0;height:0;border:0;visibility:hidden";
  frame.title = "Print";
  document.body.append(frame);
  const { contentDocument, contentWindow } = frame;
  if (!contentDocument || !contentWindow) return frame.remove();
  const block = contentDocument.createElement("pre");
  block.textContent = text;
  contentDocument.body.append(block);
  contentWindow.addEventListener("afterprint", () => frame.remove());
  contentWindow.print();
}
