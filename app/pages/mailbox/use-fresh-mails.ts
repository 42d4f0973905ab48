import type { FormEvent } from "react";
import { useRevalidator } from "react-router";
import { useWindowEvent } from "#app/ui/use-window-event.ts";

/** Looks for new mails when the person comes back to the page, and when `refresh` is called. */
export function useFreshMails() {
  const { revalidate, state } = useRevalidator();
  useWindowEvent("focus", () => void revalidate());
  const refresh = (event: FormEvent) => {
    event.preventDefault();
    void revalidate();
  };
  return { refresh, isBusy: state === "loading" };
}
