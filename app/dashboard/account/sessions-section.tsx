import { Alert } from "#app/account/alert.tsx";
import { expectSignOut } from "#app/account/session.ts";
import { useTask } from "#app/account/use-task.ts";
import { endSessions } from "#app/data/auth.ts";
import type { Proof } from "#app/data/person.ts";
import { Button } from "#app/ui/button.tsx";
import { Section } from "./section.tsx";
import { formatTime, listMethods } from "./words.ts";

/** The service does not list sessions, but it can end them. */
export function SessionsSection({ proof }: { proof: Proof }) {
  const { isBusy, message, run } = useTask();
  const since = formatTime(Math.min(...proof.methods.map(({ at }) => at)));
  const how = listMethods(proof.methods.map(({ method }) => method));
  const endOthers = () =>
    run(async () => {
      await endSessions("others");
      return "All other browsers and devices are logged out. Open pages log out within an hour.";
    });
  const endAll = () =>
    run(async () => {
      expectSignOut();
      await endSessions("global").catch((error) => {
        expectSignOut(false);
        throw error;
      });
    });
  return (
    <Section
      title="Sessions"
      text="Other sessions can't be listed, but you can end them, for example after using a shared computer or losing a phone."
    >
      <p className="text-sm">
        <span className="font-[550]">This browser</span>
        <span className="block text-ink-2">
          Logged in{since && ` since ${since}`}
          {how && `, with ${how}`}
        </span>
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={endOthers} isBusy={isBusy}>
          Log out other sessions
        </Button>
        <Button onClick={endAll} isBusy={isBusy}>
          Log out everywhere
        </Button>
      </div>
      <Alert tone={message?.tone}>{message?.text}</Alert>
    </Section>
  );
}
