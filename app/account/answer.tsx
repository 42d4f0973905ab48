import { Alert } from "./alert.tsx";
import type { Task } from "./use-task.ts";

/** How a task ended. The status is always there: one that arrives with its text isn't announced. An alert is. */
export function Answer({ message }: Pick<Task, "message">) {
  const alert = <Alert tone={message?.tone}>{message?.text}</Alert>;
  const isGood = message?.tone === "ok";
  return (
    <>
      <div role="status" className="empty:absolute">
        {isGood && alert}
      </div>
      {!isGood && alert}
    </>
  );
}
