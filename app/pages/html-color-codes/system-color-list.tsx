import { CopyButton } from "#app/ui/copy-button.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";

type Props = {
  text: string;
  colors: readonly { readonly name: string; readonly what: string }[];
};

/** Each in both schemes, as this browser and system have it. */
export function SystemColorList({ text, colors }: Props) {
  return (
    <section className="grid gap-5">
      <SectionHeading aside="left light, right dark">System colors</SectionHeading>
      <p className="max-w-[44em] text-ink-2">{text}</p>
      <ul className="grid gap-x-12 md:grid-cols-2 xl:grid-cols-3">
        {colors.map(({ name, what }) => (
          <li
            key={name}
            className="grid grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-x-4 border-line border-t py-2.5"
          >
            <span
              aria-hidden
              className="swatch inset-ring inset-ring-line grid h-11 grid-cols-2 overflow-hidden rounded-swatch"
            >
              <span style={{ colorScheme: "light", backgroundColor: name }} />
              <span style={{ colorScheme: "dark", backgroundColor: name }} />
            </span>
            <span className="grid gap-0.5">
              <code className="font-mono text-sm">{name}</code>
              <span className="text-ink-2 text-sm">{what}</span>
            </span>
            <CopyButton text={name} size="sm" className="text-ink-2 print:hidden" />
          </li>
        ))}
      </ul>
    </section>
  );
}
