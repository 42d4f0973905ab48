import { useState } from "react";
import { logInByProvider, type Provider } from "#app/data/auth.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "../alert.tsx";
import { describeFailure } from "../failure-text.ts";
import { startLogin } from "../pending-logins.ts";
import { useLeaving } from "../use-leaving.ts";

const PROVIDERS: readonly { id: Provider; name: string }[] = [
  { id: "google", name: "Google" },
  { id: "github", name: "Github" },
];

/** The provider returns to the page behind the dialog. */
export function ProviderButtons() {
  const [busy, setBusy] = useLeaving<Provider>();
  const [problem, setProblem] = useState("");
  const leave = async (provider: Provider, name: string) => {
    setBusy(provider);
    setProblem("");
    try {
      const { origin, pathname, search } = location;
      startLogin(null);
      if (await logInByProvider(provider, origin + pathname + search)) return; // the page is being left
      setProblem(`Logging in with ${name} is not set up on this site. Use your email address and a password.`);
    } catch (error) {
      setProblem(describeFailure(error));
    }
    setBusy(null);
  };
  return (
    <div className="mb-5 grid gap-2.5">
      {PROVIDERS.map(({ id, name }) => (
        <Button
          key={id}
          size="lg"
          isBusy={busy === id}
          // Keeps the focus in the field, so that it doesn't report being empty.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => busy === null && leave(id, name)}
        >
          {busy === id ? `Opening ${name}…` : `Continue with ${name}`}
        </Button>
      ))}
      <Alert>{problem}</Alert>
      <p className="mt-2.5 flex items-center gap-3 text-ink-2 text-xs before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
    </div>
  );
}
