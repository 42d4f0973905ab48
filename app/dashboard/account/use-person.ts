import { useState } from "react";
import { describeFailure } from "#app/account/failure-text.ts";
import { type Person, readPerson } from "#app/data/person.ts";
import { useOnMount } from "#app/ui/use-on-mount.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";

/** Who is logged in, as the service says it; asked again when the tab is looked at again. */
export function usePerson() {
  const [person, setPerson] = useState<Person | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const reload = async () => {
    try {
      setPerson(await readPerson());
      setFailure(null);
    } catch (error) {
      setFailure(describeFailure(error, false));
    }
  };
  useOnMount(() => void reload());
  useWindowEvent(["online", "visibilitychange"], () => document.visibilityState === "visible" && void reload());
  return { person, failure, reload };
}
