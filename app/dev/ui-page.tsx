import { DevColors } from "./ui-colors.tsx";
import { DevControls } from "./ui-controls.tsx";
import { DevFloating } from "./ui-floating.tsx";

const SCHEMES = ["light", "dark"] as const;

/** For developers only, at /dev/ui: every part of the kit in every state, in both themes. */
export default function DevPage() {
  return (
    <div className="wrap py-10">
      <title>UI kit | Huesmith</title>
      <meta name="robots" content="noindex" />
      <h1 className="mb-8 text-3xl">UI kit</h1>
      {SCHEMES.map((scheme) => (
        <section
          key={scheme}
          aria-label={`${scheme} theme`}
          className="mb-10 grid gap-14 rounded-bench border border-line bg-paper p-5 text-ink md:p-10"
          style={{ colorScheme: scheme }}
        >
          <DevControls scheme={scheme} />
          <DevColors />
          <DevFloating scheme={scheme} />
        </section>
      ))}
    </div>
  );
}
