import type { ComponentType, Context } from "react";
import { late } from "#app/late/late.tsx";

/**
 * A late part of the server's HTML that reads the tool's bench from a context. It takes the bench as a prop and must not
 * be below a provider: when a context value changes, React drops the HTML of all parts below whose code hasn't loaded,
 * even if they don't read it.
 */
export function lateBench<Bench, Props extends object>(
  BenchContext: Context<Bench | null>,
  load: () => Promise<ComponentType<Props>>,
  what: string,
) {
  return late<Props & { bench: Bench }>(
    async () => {
      const Part = await load();
      return ({ bench, ...props }) => (
        <BenchContext value={bench}>
          <Part {...(props as unknown as Props)} />
        </BenchContext>
      );
    },
    what,
    { isOnServer: true },
  );
}
