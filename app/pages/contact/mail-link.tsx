import { TextLink } from "#app/ui/link.tsx";

export function MailLink({ address }: { address: string }) {
  return <TextLink to={`mailto:${address}`}>{address}</TextLink>;
}
