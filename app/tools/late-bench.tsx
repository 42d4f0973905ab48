import type { ComponentType, Context } from "react";
import { late } from "#app/late/late.tsx";

/**
 * A late part of the server's HTML that reads the tool's bench from a context. It takes the bench as a property, and must
 * not be below a provider: React drops the HTML of a part without code when the value of a context above it changes, even
 * if the part doesn't read it.
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
