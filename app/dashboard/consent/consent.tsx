import { type ReactNode, useState } from "react";
import { Alert } from "#app/account/alert.tsx";
import { useTask } from "#app/account/use-task.ts";
import { type AppRequest, answerAppRequest, type RequestProblem, readAppRequest } from "#app/data/connected-apps.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { useRequest } from "../account/use-request.ts";
import { describePlace } from "./describe-place.ts";

const PROBLEMS: Record<RequestProblem, string> = {
  gone: "This request has expired or belongs to another account. Start again in the app.",
  answered: "This request has already been answered. Start again in the app if it isn't connected.",
  off: "Apps can't be connected to this site.",
};

export function Consent({ id }: { id: string }) {
  const { value, failure, reload } = useRequest(() => readAppRequest(id));
  if (!value && failure) {
    return (
      <div className="grid justify-items-start gap-3">
        <Alert>The request could not be loaded. {failure}</Alert>
        <Button onClick={reload}>Try again</Button>
      </div>
    );
  }
  if (!value) return <div aria-hidden className="h-64 rounded-bench bg-well" />;
  if ("problem" in value) return <p role="alert">{PROBLEMS[value.problem]}</p>;
  if ("backTo" in value) return <GoingBack name="the app" address={value.backTo} />;
  return <Question id={id} request={value} />;
}

type Outcome = { isAllowed: boolean; backTo: string };

function Question({ id, request }: { id: string; request: AppRequest }) {
  const { name, redirectUri, email } = request;
  const { isBusy, message, run } = useTask();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const answer = (isAllowed: boolean) =>
    run(async () => setOutcome({ isAllowed, backTo: await answerAppRequest(id, isAllowed) }));
  if (outcome) {
    return (
      <GoingBack name={name} address={outcome.backTo}>
        {outcome.isAllowed
          ? `${name} can read your library now. Disconnect it on your account page at any time.`
          : `You denied access, so ${name} can't read anything.`}
      </GoingBack>
    );
  }
  return (
    <section
      aria-labelledby="question"
      className="grid gap-6 rounded-bench border border-line bg-sheet p-6 [overflow-wrap:anywhere] md:p-9"
    >
      <h2 id="question" className="text-xl">
        Allow {name} to read your library?
      </h2>
      <dl className="grid gap-3 text-sm [&_dt]:text-ink-2">
        <div>
          <dt>Where it sends you back to</dt>
          <dd className="font-[550]">{describePlace(redirectUri)}</dd>
        </div>
        <div>
          <dt>Your account</dt>
          <dd className="font-[550]">{email}</dd>
        </div>
        <div>
          <dt>What it can read</dt>
          <dd>
            Your saved colors, palettes and projects, your email address, your name and picture from Google or Github,
            and when and how you log in
          </dd>
        </div>
        <div>
          <dt>What it can't do</dt>
          <dd>Change or delete what you've saved, or see your payments</dd>
        </div>
      </dl>
      <p className="text-sm">
        Apps choose their own names, so check where this one sends you. Only allow it if you just started this from an
        app you trust.
      </p>
      <Alert>{message?.text}</Alert>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="primary" isBusy={isBusy} onClick={() => answer(true)}>
          Allow
        </Button>
        <Button isBusy={isBusy} onClick={() => answer(false)}>
          Deny
        </Button>
      </div>
    </section>
  );
}

type GoingBackProps = { name: string; address: string; children?: ReactNode };

/** The browser goes to the app; if that is a program on this device, the page stays. */
function GoingBack({ name, address, children }: GoingBackProps) {
  useOnMount(() => location.assign(address));
  return (
    <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-3 [overflow-wrap:anywhere]">
      {children && <p>{children}</p>}
      <p>
        If nothing happens, <TextLink href={address}>go back to {name}</TextLink>. Then you can close this page.
      </p>
    </div>
  );
}
