import { Alert } from "#app/account/alert.tsx";
import { useTask } from "#app/account/use-task.ts";
import { type ConnectedApp, disconnectApp, readConnectedApps } from "#app/data/connected-apps.ts";
import { Button } from "#app/ui/button.tsx";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { Section } from "../section.tsx";
import { useAsked } from "../use-asked.ts";
import { formatDate } from "../words.ts";

/** Renders nothing while there are none. */
export function ConnectedAppsSection() {
  const { value: apps, reload } = useAsked(readConnectedApps);
  useOnMount(() => void reload());
  const { isBusy, message, run } = useTask();
  const disconnect = ({ id, name }: ConnectedApp) =>
    run(async () => {
      await disconnectApp(id);
      await reload();
      return `${name} is disconnected.`;
    });
  // The message about a disconnected app stays.
  if (!apps || (apps.length === 0 && !message)) return null;
  return (
    <Section title="Connected apps" text="They can read your library but can't change it.">
      {apps.length > 0 && (
        <ul role="list" aria-label="Connected apps" className="divide-y divide-line border-line border-y">
          {apps.map((app) => (
            <li key={app.id} className="flex min-h-16 items-center justify-between gap-4 py-2.5">
              <span className="min-w-0">
                <span className="block font-[550] text-sm [overflow-wrap:anywhere]">{app.name}</span>
                <span className="block text-ink-2 text-xs">Connected {formatDate(app.grantedAt)}</span>
              </span>
              <Button size="sm" isBusy={isBusy} onClick={() => disconnect(app)} aria-label={`Disconnect ${app.name}`}>
                Disconnect
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Alert tone={message?.tone}>{message?.text}</Alert>
    </Section>
  );
}
