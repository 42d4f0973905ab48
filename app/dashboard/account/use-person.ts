import { useEffect, useEffectEvent, useState } from "react";
import { describeFailure } from "#app/account/failure-text.ts";
import { type Person, readPerson } from "#app/data/person.ts";

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
  const load = useEffectEvent(reload);
  useEffect(() => {
    const onShown = () => document.visibilityState === "visible" && void load();
    void load();
    addEventListener("online", onShown);
    document.addEventListener("visibilitychange", onShown);
    return () => {
      removeEventListener("online", onShown);
      document.removeEventListener("visibilitychange", onShown);
    };
  }, []);
  return { person, failure, reload };
}
