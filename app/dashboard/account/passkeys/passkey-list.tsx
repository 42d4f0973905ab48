import type { Passkey } from "#app/data/person.ts";
import { Button } from "#app/ui/button.tsx";
import { formatDate } from "../words.ts";

type Props = { passkeys: readonly Passkey[]; isBusy: boolean; onRemove: (passkey: Passkey) => void };

export function PasskeyList({ passkeys, isBusy, onRemove }: Props) {
  return (
    <ul role="list" aria-label="Passkeys" className="divide-y divide-line border-line border-y">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="flex min-h-16 items-center justify-between gap-4 py-2.5">
          <span className="min-w-0">
            <span className="block font-[550] text-sm [overflow-wrap:anywhere]">{nameOf(passkey)}</span>
            <span className="block text-ink-2 text-xs">Added {formatDate(passkey.created_at)}</span>
          </span>
          <Button
            size="sm"
            isBusy={isBusy}
            onClick={() => onRemove(passkey)}
            aria-label={`Remove the passkey ${nameOf(passkey)}`}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The given name, or "Passkey" for one that another program created without a name. */
export function nameOf({ friendly_name }: Passkey) {
  return friendly_name || "Passkey";
}
