import { useState } from "react";
import { Answer } from "#app/account/answer.tsx";
import { describePasskeyFailure } from "#app/account/passkey-failure.ts";
import { useTask } from "#app/account/use-task.ts";
import { dropRecoveryCodes, makeRecoveryCodes } from "#app/data/account.ts";
import { addPasskey, canUsePasskeys } from "#app/data/passkeys.ts";
import { hasSecondFactor, type Passkey, type Person, removeFactor } from "#app/data/person.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "../../list/dialog-foot.tsx";
import { RecoveryCodes } from "../second-factor/recovery-codes.tsx";
import { isUnavailable } from "../second-factor/second-factor-section.tsx";
import { Notice, Row, Rows, Section } from "../section.tsx";
import { nameBrowser } from "../sessions/name-browser.ts";
import { formatDate } from "../words.ts";
import { freeName } from "./free-name.ts";

type Props = { person: Person; onChange: () => Promise<void> };

export function PasskeysSection({ person, onChange }: Props) {
  const task = useTask(describePasskeyFailure);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isOff, setIsOff] = useState(false);
  const { passkeys } = person;
  const isOnlyFactor = person.factorId === null && passkeys.length === 1;
  const add = () =>
    task.run(async () => {
      try {
        await addPasskey(freeName(nameBrowser(navigator.userAgent), passkeys));
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        return setIsOff(true);
      }
      // The account's first second factor. If creating the codes fails, they can be created above.
      if (!hasSecondFactor(person)) setCodes(await makeRecoveryCodes().catch(() => []));
      await onChange();
      return "Your passkey is set up. You'll be asked for it when you log in.";
    });
  const remove = ({ id }: Passkey) =>
    task.run(async () => {
      setRemoving(null);
      await removeFactor(id);
      if (isOnlyFactor) await dropRecoveryCodes().catch(() => {});
      await onChange();
      return "The passkey no longer works here. You can delete it from your device, too.";
    });
  return (
    <Section
      title="Passkeys"
      text="After your password, confirm with your device's lock or a security key instead of a code."
    >
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} isBusy={task.isBusy} onRemove={setRemoving} />}
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} address={person.address} onDone={() => setCodes([])} />
      ) : isOff ? null : canUsePasskeys() ? (
        <Button onClick={add} isBusy={task.isBusy} className="justify-self-start">
          Add a passkey
        </Button>
      ) : (
        <p className="text-ink-2 text-sm">This browser doesn't support passkeys.</p>
      )}
      <Notice>{isOff && "This site's account service doesn't support passkeys."}</Notice>
      <Answer message={task.message} />
      {removing && (
        <ConfirmDialog
          title="Remove this passkey?"
          button="Remove"
          onCancel={() => setRemoving(null)}
          onConfirm={() => remove(removing)}
        >
          You can no longer log in with {nameOf(removing)}.
          {isOnlyFactor &&
            " It's your only second factor: your password alone will log you in, and your recovery codes stop working."}
        </ConfirmDialog>
      )}
    </Section>
  );
}

type ListProps = { passkeys: readonly Passkey[]; isBusy: boolean; onRemove: (passkey: Passkey) => void };

function PasskeyList({ passkeys, isBusy, onRemove }: ListProps) {
  return (
    <Rows label="Passkeys">
      {passkeys.map((passkey) => (
        <Row key={passkey.id} name={nameOf(passkey)} facts={`Added ${formatDate(passkey.created_at)}`}>
          <Button
            size="sm"
            isBusy={isBusy}
            onClick={() => onRemove(passkey)}
            aria-label={`Remove the passkey ${nameOf(passkey)}`}
          >
            Remove
          </Button>
        </Row>
      ))}
    </Rows>
  );
}

/** The given name, or "Passkey" for one that another program created without a name. */
function nameOf({ friendly_name }: Passkey) {
  return friendly_name || "Passkey";
}
