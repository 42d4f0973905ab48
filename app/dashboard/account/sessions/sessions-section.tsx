import { useState } from "react";
import { Answer } from "#app/account/answer.tsx";
import { expectSignOut, signOut } from "#app/account/session.ts";
import { useTask } from "#app/account/use-task.ts";
import { endSessions } from "#app/data/auth.ts";
import { type AccountSession, endSession, readSessions } from "#app/data/sessions.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "../../list/dialog-foot.tsx";
import { Rows, Section } from "../section.tsx";
import { useRequest } from "../use-request.ts";
import { formatTime, listMethods } from "../words.ts";
import { nameBrowser } from "./name-browser.ts";

/** A service that can't list sessions can still end them all. */
export function SessionsSection({ methods }: { methods: readonly string[] }) {
  const { value, failure, reload } = useRequest(readSessions);
  const sessions = value?.list;
  const { isBusy, message, run } = useTask();
  const [ending, setEnding] = useState<AccountSession | null>(null);
  const how = listMethods(methods.toReversed());
  const end = ({ id, user_agent }: AccountSession) =>
    run(async () => {
      setEnding(null);
      await endSession(id);
      await reload();
      return `${nameBrowser(user_agent)} is signed out.`;
    });
  const endOthers = () =>
    run(async () => {
      await endSessions("others");
      await reload();
      return "All other browsers and devices are signed out. Open pages sign out within an hour.";
    });
  return (
    <Section title="Sessions" text="Where you're logged in. Sign out any you don't recognize or no longer use.">
      {sessions ? (
        <Rows label="Sessions">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              how={how}
              isBusy={isBusy}
              onEnd={() => (session.is_current ? run(signOut) : setEnding(session))}
            />
          ))}
        </Rows>
      ) : value || failure ? (
        <p className="text-ink-2 text-sm">
          {failure ?? `This browser is logged in${how && ` with ${how}`}. Other sessions can't be listed here.`}
        </p>
      ) : (
        <div aria-hidden className="h-16 rounded-control bg-well" />
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={endOthers} isBusy={isBusy} isDisabled={sessions?.length === 1}>
          Sign out other sessions
        </Button>
        <Button onClick={() => run(endAll)} isBusy={isBusy}>
          Sign out everywhere
        </Button>
      </div>
      <Answer message={message} />
      {ending && <EndDialog session={ending} onCancel={() => setEnding(null)} onConfirm={() => end(ending)} />}
    </Section>
  );
}

async function endAll() {
  expectSignOut();
  await endSessions("global").catch((error) => {
    expectSignOut(false);
    throw error;
  });
}

type EndProps = { session: AccountSession; onCancel: () => void; onConfirm: () => void };

function EndDialog({ session: { user_agent, last_used_at }, ...rest }: EndProps) {
  return (
    <ConfirmDialog title="Sign out this session?" button="Sign out" {...rest}>
      {nameBrowser(user_agent)}, last used {formatTime(last_used_at)}. To use your account there again, you need to log
      in. Pages that are open there sign out within an hour.
    </ConfirmDialog>
  );
}

type Props = {
  session: AccountSession;
  /** How the session of this browser began. */
  how: string;
  isBusy: boolean;
  onEnd: () => void;
};

function SessionRow({ session, how, isBusy, onEnd }: Props) {
  const { user_agent, created_at, last_used_at, is_current } = session;
  const name = nameBrowser(user_agent);
  const begun = formatTime(created_at);
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-[550] text-sm">
          {name}
          {is_current && <Badge tone="ok">This browser</Badge>}
        </p>
        <p className="mt-0.5 text-ink-2 text-xs">
          Logged in {begun}
          <span className="block">{is_current ? how && `With ${how}` : `Last used ${formatTime(last_used_at)}`}</span>
        </p>
      </div>
      <Button size="sm" isBusy={isBusy} onClick={onEnd} aria-label={`Sign out ${name}, logged in ${begun}`}>
        Sign out
      </Button>
    </li>
  );
}
