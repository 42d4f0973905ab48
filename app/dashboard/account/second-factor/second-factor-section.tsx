import { useState } from "react";
import { Answer } from "#app/account/answer.tsx";
import { isAppCode } from "#app/account/form-rules.ts";
import { describePasskeyFailure } from "#app/account/passkey-failure.ts";
import { type Task, useTask } from "#app/account/use-task.ts";
import { consumeRecoveryCode, countRecoveryCodes, dropRecoveryCodes, makeRecoveryCodes } from "#app/data/account.ts";
import { renewSession } from "#app/data/auth.ts";
import { isHosted } from "#app/data/clients.ts";
import { confirmByPasskey } from "#app/data/passkeys.ts";
import {
  type Enrollment,
  enrollFactor,
  hasSecondFactor,
  type Person,
  removeFactor,
  verifyFactor,
} from "#app/data/person.ts";
import { useLoaded } from "#app/frame/use-loaded.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "../../list/dialog-foot.tsx";
import { FormFoot, Notice, Section } from "../section.tsx";
import { CodeForm } from "./code-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUp } from "./set-up.tsx";

type Props = { person: Person; onChange: () => Promise<void> };
type View =
  | { name: "overview" | "turning-off" | "unavailable" }
  | { name: "setting-up"; enrollment: Enrollment }
  | { name: "codes"; codes: readonly string[]; hadOlder: boolean };

const PASSWORD_ONLY_WARNING = "Without it, anyone with your password can log in.";

export function SecondFactorSection({ person, onChange }: Props) {
  const [view, setView] = useState<View>({ name: "overview" });
  const task = useTask(describePasskeyFailure);
  const goTo = (name: "overview" | "turning-off") => {
    task.clear();
    setView({ name });
  };
  const leave = () => goTo("overview");
  const begin = () =>
    task.run(async () => {
      try {
        setView({ name: "setting-up", enrollment: await enrollFactor(person.unfinishedFactorIds) });
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        setView({ name: "unavailable" });
      }
    });
  const showNewCodes = async () => {
    const left = await countRecoveryCodes().catch(() => 0);
    setView({ name: "codes", codes: await makeRecoveryCodes(), hadOlder: left > 0 });
    await onChange();
  };
  const afterSetUp = async () => {
    // The app is on by now; if creating codes fails, they can be created from the overview.
    await showNewCodes().catch(async () => {
      setView({ name: "overview" });
      await onChange();
    });
  };
  const turnOff = (code: string | null) =>
    void task.run(async () => {
      await turnFactorOff(person, code);
      await onChange();
      setView({ name: "overview" });
      return person.passkeys.length > 0
        ? "The app is off. Your passkeys still count."
        : "Two-factor authentication is off.";
    });
  return (
    <Section
      title="Two-factor authentication"
      text="When you log in, you also enter a code from an authenticator app, so your password alone isn't enough."
    >
      {view.name === "overview" && (
        <Overview
          person={person}
          task={task}
          onSetUp={begin}
          onNewCodes={() => task.run(showNewCodes)}
          onTurnOff={() => goTo("turning-off")}
        />
      )}
      {view.name === "setting-up" && <SetUp enrollment={view.enrollment} onDone={afterSetUp} onCancel={leave} />}
      {view.name === "codes" && <RecoveryCodes {...view} address={person.address} onDone={leave} />}
      {view.name === "turning-off" && <TurnOff person={person} task={task} turnOff={turnOff} onCancel={leave} />}
      <Notice>
        {view.name === "unavailable" && "This site's account service doesn't support two-factor authentication."}
      </Notice>
    </Section>
  );
}

/** Accepts a code from the app, a recovery code, or null if the session started with a recovery code. */
async function turnFactorOff({ factorId, passkeys }: Person, code: string | null) {
  if (factorId === null) return;
  if (code !== null && !isAppCode(code)) {
    const { isOn } = await consumeRecoveryCode(code);
    if (!isOn) return renewSession();
  } else if (code !== null) await verifyFactor(factorId, code);
  // A hosted project lowers a session that has only used the app.
  if (isHosted() && passkeys.length > 0) await confirmByPasskey();
  await removeFactor(factorId);
  if (passkeys.length === 0) await dropRecoveryCodes().catch(() => {}); // useless by now; the next app gets new ones
}

type TurnOffProps = { person: Person; task: Task; turnOff: (code: string | null) => void; onCancel: () => void };

function TurnOff({ person, task, turnOff, onCancel }: TurnOffProps) {
  // The code this session started with is proof enough; there may be no other left.
  const isProved = person.methods.includes("recovery_code");
  if (!isProved) {
    return (
      <CodeForm
        label="Code from the app, or a recovery code"
        hint={PASSWORD_ONLY_WARNING}
        takesRecovery
        submitLabel="Turn off"
        task={task}
        onSubmit={turnOff}
        onCancel={onCancel}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-sm">You logged in with a recovery code, so no other code is needed. {PASSWORD_ONLY_WARNING}</p>
      <Answer message={task.message} />
      <FormFoot
        onCancel={onCancel}
        type="button"
        variant="primary"
        onClick={() => turnOff(null)}
        isBusy={task.isBusy}
        autoFocus
      >
        Turn off
      </FormFoot>
    </div>
  );
}

type OverviewProps = {
  person: Person;
  task: Task;
  onSetUp: () => void;
  onNewCodes: () => void;
  onTurnOff: () => void;
};

function Overview({ person, task, onSetUp, onNewCodes, onTurnOff }: OverviewProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isOn = person.factorId !== null;
  // Recovery codes also replace a passkey.
  const needsCodes = hasSecondFactor(person);
  const factors = [person.factorId, ...person.passkeys.map(({ id }) => id)].join();
  const { value: left } = useLoaded(`codes ${factors}`, () => (needsCodes ? countRecoveryCodes() : null));
  return (
    <>
      <p className="flex items-center gap-2.5 font-[550]">
        Authenticator app <Badge tone={isOn ? "ok" : "quiet"}>{isOn ? "On" : "Off"}</Badge>
      </p>
      {needsCodes && left !== null && (
        <p className="text-ink-2 text-sm">
          {left === 0
            ? `You have no recovery codes. Create some, or losing your ${isOn ? "phone" : "passkey"} locks you out.`
            : `${left} of 10 recovery codes are left.`}
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        {!isOn && (
          <Button onClick={onSetUp} isBusy={task.isBusy}>
            Set up
          </Button>
        )}
        {isOn && <Button onClick={onTurnOff}>Turn off…</Button>}
        {needsCodes && (
          <Button onClick={() => (left === 0 ? onNewCodes() : setIsAsking(true))} isBusy={task.isBusy}>
            New recovery codes
          </Button>
        )}
      </div>
      <Answer message={task.message} />
      {isAsking && (
        <ConfirmDialog
          title="Create new recovery codes?"
          button="Create new codes"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            onNewCodes();
          }}
        >
          The codes you have saved will no longer work.
        </ConfirmDialog>
      )}
    </>
  );
}

/** Whether the service has no authenticator apps at all: disabled in the project, or too old. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { status, code } = error as { status?: unknown; code?: unknown };
  return status === 404 || status === 405 || status === 501 || /^mfa_.*_not_enabled$/.test(String(code));
}
