import { Answer } from "#app/account/answer.tsx";
import { useTask } from "#app/account/use-task.ts";
import { type Provider, readProviders } from "#app/data/auth.ts";
import { type Identity, linkProvider, type Person, unlinkIdentity } from "#app/data/person.ts";
import { useLoaded } from "#app/frame/use-loaded.ts";
import { Button } from "#app/ui/button.tsx";
import { Row, Rows, Section } from "./section.tsx";
import { formatDate, nameProvider } from "./words.ts";

type Props = { person: Person; onChange: () => Promise<void> };

const PROVIDERS: readonly Provider[] = ["google", "github"];

/** The last identity can't be removed. */
export function IdentitiesSection({ person, onChange }: Props) {
  const { value: offered } = useLoaded("providers", readProviders);
  const { isBusy, message, run } = useTask();
  const { identities } = person;
  const link = (provider: Provider) => run(() => linkProvider(provider));
  const unlink = (identity: Identity) =>
    run(async () => {
      await unlinkIdentity(identity);
      await onChange();
      return `You can no longer log in with ${nameProvider(identity.provider)}.`;
    });
  const rows = [
    ...identities.map((identity) => ({
      id: identity.identity_id,
      provider: identity.provider,
      facts: [addressOf(identity), formatDate(identity.created_at) && `since ${formatDate(identity.created_at)}`],
      action: identity.provider === "email" ? null : "Unlink",
      isDisabled: identities.length < 2,
      onPress: () => unlink(identity),
    })),
    ...PROVIDERS.filter((id) => !identities.some(({ provider }) => provider === id)).map((provider) => ({
      id: provider,
      provider,
      facts: [offered && !offered[provider] ? "Not set up on this site" : "Not linked"],
      action: offered?.[provider] ? "Link" : null,
      isDisabled: false,
      onPress: () => link(provider),
    })),
  ];
  return (
    <Section title="Ways to log in" text="Link Google or Github to log in without a password.">
      <Rows label="Ways to log in">
        {rows.map(({ id, provider, facts, action, isDisabled, onPress }) => (
          <Row key={id} name={nameProvider(provider)} facts={facts.filter(Boolean).join(", ")}>
            {action && (
              <Button
                size="sm"
                {...{ isBusy, isDisabled }}
                onClick={onPress}
                aria-label={`${action} ${nameProvider(provider)}`}
              >
                {action}
              </Button>
            )}
          </Row>
        ))}
      </Rows>
      {identities.length === 1 && identities[0]?.provider !== "email" && (
        <p className="text-ink-2 text-sm">
          {nameProvider(identities[0]?.provider ?? "")} is your only way to log in, so you can't unlink it.
        </p>
      )}
      <Answer message={message} />
    </Section>
  );
}

function addressOf({ identity_data: data }: Identity) {
  const address = data?.email;
  return typeof address === "string" ? address : undefined;
}
