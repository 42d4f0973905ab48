import { useState } from "react";
import { Alert } from "#app/account/alert.tsx";
import { countRecoveryCodes, dropRecoveryCodes, makeRecoveryCodes, spendRecoveryCode } from "#app/data/account.ts";
import { type Enrollment, enrollFactor, removeFactor, renewSession, verifyFactor } from "#app/data/factors.ts";
import type { Person } from "#app/data/person.ts";
import { useLoaded } from "#app/frame/use-loaded.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "../notice.tsx";
import { Section } from "../section.tsx";
import { useTask } from "../use-task.ts";
import { CodeForm, isAppCode } from "./code-form.tsx";
import { isUnavailable } from "./is-unavailable.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUp } from "./set-up.tsx";

type Props = { person: Person; onChange: () => Promise<void> };
type View =
  | { name: "overview" | "turning-off" | "unavailable" }
  | { name: "setting-up"; enrollment: Enrollment }
  | { name: "codes"; codes: readonly string[] };

const PASSWORD_ALONE = "Without it, your password alone opens your account.";

/** An authenticator app besides the password, and codes for when it is lost. */
export function SecondFactorSection({ person, onChange }: Props) {
  const [view, setView] = useState<View>({ name: "overview" });
  const task = useTask();
  const backToOverview = () => {
    task.clear();
    setView({ name: "overview" });
  };
  const begin = () =>
    task.run(async () => {
      try {
        setView({ name: "setting-up", enrollment: await enrollFactor(person.unfinishedFactorIds) });
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        setView({ name: "unavailable" });
      }
      return null;
    });
  const showNewCodes = async () => {
    const codes = await makeRecoveryCodes();
    setView({ name: "codes", codes });
    await onChange();
  };
  const afterSetUp = async () => {
    // The app is on by now: without codes they can be made from the overview.
    await showNewCodes().catch(async () => {
      setView({ name: "overview" });
      await onChange();
    });
  };
  const turnOff = (code: string | null) =>
    void task.run(async () => {
      const factorId = person.factorId ?? "";
      let isOn = true;
      if (code !== null && isAppCode(code)) await verifyFactor(factorId, code);
      else if (code !== null) isOn = (await spendRecoveryCode(code)).isOn;
      if (isOn) {
        await removeFactor(factorId);
        await dropRecoveryCodes().catch(() => {}); // they open nothing without the factor, and the next app has its own
      } else await renewSession();
      setView({ name: "overview" });
      await onChange();
      return "Two-factor authentication is off.";
    });

  return (
    <Section
      title="Two-factor authentication"
      text="After your password, a code from an authenticator app on your phone. Your password alone no longer opens your account."
    >
      {view.name === "overview" && (
        <Overview
          person={person}
          task={task}
          onSetUp={begin}
          onNewCodes={() =>
            task.run(async () => {
              await showNewCodes();
              return null;
            })
          }
          onTurnOff={() => {
            task.clear();
            setView({ name: "turning-off" });
          }}
        />
      )}
      {view.name === "setting-up" && (
        <SetUp enrollment={view.enrollment} onDone={afterSetUp} onCancel={backToOverview} />
      )}
      {view.name === "codes" && <RecoveryCodes codes={view.codes} address={person.address} onDone={backToOverview} />}
      {view.name === "turning-off" && cameByRecoveryCode(person) && (
        <TurnOff task={task} onTurnOff={() => turnOff(null)} onCancel={backToOverview} />
      )}
      {view.name === "turning-off" && !cameByRecoveryCode(person) && (
        <CodeForm
          label="Code from the app, or a recovery code"
          hint={PASSWORD_ALONE}
          takesRecovery
          submitLabel="Turn off"
          task={task}
          onSubmit={turnOff}
          onCancel={backToOverview}
        />
      )}
      {view.name === "unavailable" && <Notice>This site's account service has no two-factor authentication.</Notice>}
    </Section>
  );
}

/** The code that this session began with is proof enough: there may be no other left. */
function cameByRecoveryCode({ proof }: Person) {
  return proof.methods.some(({ method }) => method === "recovery_code");
}

type TurnOffProps = { task: ReturnType<typeof useTask>; onTurnOff: () => void; onCancel: () => void };

function TurnOff({ task, onTurnOff, onCancel }: TurnOffProps) {
  return (
    <div className="grid gap-4">
      <p className="text-sm">You logged in with a recovery code, so no other code is needed. {PASSWORD_ALONE}</p>
      <Alert tone={task.message?.tone}>{task.message?.text}</Alert>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="primary" onClick={onTurnOff} isBusy={task.isBusy} autoFocus>
          Turn off
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

type OverviewProps = {
  person: Person;
  task: ReturnType<typeof useTask>;
  onSetUp: () => void;
  onNewCodes: () => void;
  onTurnOff: () => void;
};

function Overview({ person, task, onSetUp, onNewCodes, onTurnOff }: OverviewProps) {
  const isOn = person.factorId !== null;
  const { value: left } = useLoaded(`codes ${person.factorId}`, () => (isOn ? countRecoveryCodes() : null));
  return (
    <>
      <p className="flex items-center gap-2.5 font-[550]">
        Authenticator app <Badge tone={isOn ? "ok" : "quiet"}>{isOn ? "On" : "Off"}</Badge>
      </p>
      {isOn && left !== null && (
        <p className="text-ink-2 text-sm">
          {left === 0
            ? "You have no recovery codes. Create some, or losing your phone locks you out."
            : `${left} of 10 recovery codes are left.`}
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        {isOn ? (
          <>
            <Button onClick={onNewCodes} isBusy={task.isBusy}>
              New recovery codes
            </Button>
            <Button onClick={onTurnOff}>Turn off…</Button>
          </>
        ) : (
          <Button onClick={onSetUp} isBusy={task.isBusy}>
            Set up
          </Button>
        )}
      </div>
      <Alert tone={task.message?.tone}>{task.message?.text}</Alert>
    </>
  );
}
