import { type FormEvent, useEffect } from "react";
import { useRevalidator } from "react-router";

/** Looks for new mails when the person comes back to the page, and when `refresh` is called. */
export function useFreshMails() {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const look = () => void revalidate();
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, [revalidate]);
  const refresh = (event: FormEvent) => {
    event.preventDefault();
    void revalidate();
  };
  return { refresh, isBusy: state === "loading" };
}
