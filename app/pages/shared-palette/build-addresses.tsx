import { CopyButton } from "#app/ui/copy-button.tsx";

const FILES = [
  {
    label: "CSS",
    ending: ".css",
    text: "Custom properties, as the export panel writes them. Takes values, prefix, and dark: media, class or light-dark.",
  },
  {
    label: "JSON",
    ending: ".json",
    text: "Names and values in their order. Takes values: hex, rgb, hsl, oklch and more.",
  },
  {
    label: "Design tokens",
    ending: ".tokens.json",
    text: "DTCG 2025.10. A theme is a resolver with a light and a dark mode. Takes values.",
  },
] as const;

/** The addresses that stay the same, to copy. */
export function BuildAddresses({ address }: { address: string }) {
  return (
    <dl className="grid gap-5 lg:grid-cols-3">
      {FILES.map(({ label, ending, text }) => (
        <div key={label} className="grid min-w-0 gap-1.5">
          <dt className="font-[550] text-sm">{label}</dt>
          <dd className="flex min-w-0 items-center gap-2 rounded-control bg-well py-1 pr-1 pl-3.5">
            <a href={address + ending} className="min-w-0 flex-1 truncate font-mono text-sm hover:underline">
              {address + ending}
            </a>
            <CopyButton text={address + ending} what={`the ${label} address`} size="sm" />
          </dd>
          <dd className="text-ink-2 text-xs">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
