import { Alert } from "#app/account/alert.tsx";
import { countRecoveryCodes } from "#app/data/account.ts";
import type { Person } from "#app/data/person.ts";
import { useLoaded } from "#app/frame/use-loaded.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "../notice.tsx";
import { Section } from "../section.tsx";
import { CodeForm } from "./code-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUp } from "./set-up.tsx";
import { type Props, type SecondFactor, useSecondFactor } from "./use-second-factor.ts";

const PASSWORD_ALONE = "Without it, your password alone opens your account.";

/** An authenticator app besides the password, and codes for when it is lost. */
export function SecondFactorSection(props: Props) {
  const { person } = props;
  const factor = useSecondFactor(props);
  const { view, goTo, afterSetUp } = factor;
  const leave = () => goTo("overview");
  return (
    <Section
      title="Two-factor authentication"
      text="After your password, a code from an authenticator app on your phone. Your password alone no longer opens your account."
    >
      {view.name === "overview" && <Overview person={person} factor={factor} />}
      {view.name === "setting-up" && <SetUp enrollment={view.enrollment} onDone={afterSetUp} onCancel={leave} />}
      {view.name === "codes" && <RecoveryCodes codes={view.codes} address={person.address} onDone={leave} />}
      {view.name === "turning-off" && <TurnOff person={person} factor={factor} onCancel={leave} />}
      {view.name === "unavailable" && <Notice>This site's account service has no two-factor authentication.</Notice>}
    </Section>
  );
}

type PartProps = { person: Person; factor: SecondFactor };

function TurnOff({ person, factor: { task, turnOff }, onCancel }: PartProps & { onCancel: () => void }) {
  // The code that this session began with is proof enough: there may be no other left.
  const isProved = person.proof.methods.some(({ method }) => method === "recovery_code");
  if (!isProved) {
    return (
      <CodeForm
        label="Code from the app, or a recovery code"
        hint={PASSWORD_ALONE}
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
      <p className="text-sm">You logged in with a recovery code, so no other code is needed. {PASSWORD_ALONE}</p>
      <Alert tone={task.message?.tone}>{task.message?.text}</Alert>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="primary" onClick={() => turnOff(null)} isBusy={task.isBusy} autoFocus>
          Turn off
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function Overview({ person, factor: { task, goTo, begin, makeCodes } }: PartProps) {
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
        <Button onClick={isOn ? makeCodes : begin} isBusy={task.isBusy}>
          {isOn ? "New recovery codes" : "Set up"}
        </Button>
        {isOn && <Button onClick={() => goTo("turning-off")}>Turn off…</Button>}
      </div>
      <Alert tone={task.message?.tone}>{task.message?.text}</Alert>
    </>
  );
}
