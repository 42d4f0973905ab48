import { ChangeAnnouncer } from "#app/tools/announcer.tsx";
import { useBench } from "./bench-context.ts";
import { describeChange } from "./describe-change.ts";

export function Announcer() {
  const { controls, nameOf } = useBench();
  return <ChangeAnnouncer state={controls.state} describe={(before, after) => describeChange(before, after, nameOf)} />;
}
