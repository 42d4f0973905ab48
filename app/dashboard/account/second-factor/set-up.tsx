import { encode } from "uqr";
import { useTask } from "#app/account/use-task.ts";
import { type Enrollment, verifyFactor } from "#app/data/person.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { CodeForm } from "./code-form.tsx";

/** The quiet zone required by ISO/IEC 18004. */
const BORDER = 4;

type Props = { enrollment: Enrollment; onDone: () => Promise<void>; onCancel: () => void };

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
      <QrCode text={uri} />
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

/** Black on white in both themes, because not every camera reads inverted codes. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join("");
  return (
    <svg
      role="img"
      aria-label="QR code for the authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="swatch size-48 rounded-control bg-white shadow-[inset_0_0_0_1px_var(--color-line)]"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
