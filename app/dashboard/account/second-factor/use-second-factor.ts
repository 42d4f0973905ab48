import { useState } from "react";
import { dropRecoveryCodes, makeRecoveryCodes, spendRecoveryCode } from "#app/data/account.ts";
import { type Enrollment, enrollFactor, removeFactor, renewSession, verifyFactor } from "#app/data/factors.ts";
import type { Person } from "#app/data/person.ts";
import { useTask } from "../use-task.ts";
import { isAppCode } from "./code-form.tsx";
import { isUnavailable } from "./is-unavailable.ts";

export type Props = { person: Person; onChange: () => Promise<void> };
type View =
  | { name: "overview" | "turning-off" | "unavailable" }
  | { name: "setting-up"; enrollment: Enrollment }
  | { name: "codes"; codes: readonly string[] };

/** What is shown of the second factor, and what can be done with it. */
export function useSecondFactor({ person, onChange }: Props) {
  const [view, setView] = useState<View>({ name: "overview" });
  const task = useTask();
  const goTo = (name: "overview" | "turning-off") => {
    task.clear();
    setView({ name });
  };
  const begin = () =>
    task.run(async () => {
      try {
        setView({ name: "setting-up", enrollment: await enrollFactor(person.unfinishedFactorIds) });
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        setView({ name: "unavailable" });
      }
    });
  const showNewCodes = async () => {
    const codes = await makeRecoveryCodes();
    setView({ name: "codes", codes });
    await onChange();
  };
  const afterSetUp = async () => {
    // The app is on by now: without codes they can be made from the overview.
    await showNewCodes().catch(async () => {
      setView({ name: "overview" });
      await onChange();
    });
  };
  const turnOff = (code: string | null) =>
    void task.run(async () => {
      const factorId = person.factorId ?? "";
      let isOn = true;
      if (code !== null && isAppCode(code)) await verifyFactor(factorId, code);
      else if (code !== null) isOn = (await spendRecoveryCode(code)).isOn;
      if (isOn) {
        await removeFactor(factorId);
        await dropRecoveryCodes().catch(() => {}); // they open nothing without the factor, and the next app has its own
      } else await renewSession();
      setView({ name: "overview" });
      await onChange();
      return "Two-factor authentication is off.";
    });
  return { view, task, goTo, begin, makeCodes: () => task.run(showNewCodes), afterSetUp, turnOff };
}

export type SecondFactor = ReturnType<typeof useSecondFactor>;
