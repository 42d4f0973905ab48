import { Answer } from "#app/account/answer.tsx";
import { useTask } from "#app/account/use-task.ts";
import { type ConnectedApp, disconnectApp, readConnectedApps } from "#app/data/connected-apps.ts";
import { Button } from "#app/ui/button.tsx";
import { Row, Rows, Section } from "../section.tsx";
import { useRequest } from "../use-request.ts";
import { formatDate } from "../words.ts";

/** Renders nothing while there are none. */
export function ConnectedAppsSection() {
  const { value: apps, reload } = useRequest(readConnectedApps);
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
        <Rows label="Connected apps">
          {apps.map((app) => (
            <Row key={app.id} name={app.name} facts={`Connected ${formatDate(app.grantedAt)}`}>
              <Button size="sm" isBusy={isBusy} onClick={() => disconnect(app)} aria-label={`Disconnect ${app.name}`}>
                Disconnect
              </Button>
            </Row>
          ))}
        </Rows>
      )}
      <Answer message={message} />
    </Section>
  );
}
