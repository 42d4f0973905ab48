import { type Enrollment, verifyFactor } from "#app/data/factors.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { useTask } from "../use-task.ts";
import { CodeForm } from "./code-form.tsx";
import { QrCode } from "./qr-code.tsx";

type Props = { enrollment: Enrollment; onDone: () => Promise<void>; onCancel: () => void };

/** Scan, or type the secret; then a code shows that the app has it. */
export function SetUp({ enrollment, onDone, onCancel }: Props) {
  const task = useTask();
  const { factorId, secret, uri } = enrollment;
  const turnOn = (code: string) =>
    void task.run(async () => {
      await verifyFactor(factorId, code);
      await onDone();
    });
  return (
    <div className="grid gap-5">
      <p className="text-sm">
        Scan this with an authenticator app such as 1Password, Aegis or Google Authenticator, then enter the code it
        shows.
      </p>
      <QrCode text={uri} label="QR code for the authenticator app" />
      <div className="grid gap-1.5">
        <p className="text-ink-2 text-sm">No camera? Type this secret into the app:</p>
        <div className="flex items-center gap-2">
          <code className="min-w-0 font-mono text-sm [overflow-wrap:anywhere]">
            {secret.replace(/(.{4})(?=.)/g, "$1 ")}
          </code>
          <CopyButton text={secret} what="the secret" />
        </div>
      </div>
      <CodeForm label="Code from the app" submitLabel="Turn on" task={task} onSubmit={turnOn} onCancel={onCancel} />
    </div>
  );
}
