import { type ComponentType, useEffect, useState } from "react";
import { LATE_PART_EVENT, type LatePart, sayNotLoaded } from "./late-parts-event.ts";
import { hasKeptColors } from "./tray/tray-key.ts";

type Part = ComponentType<{ onClose: () => void }>;

const LOADERS: Record<LatePart, () => Promise<Part>> = {
  tray: () => import("./tray/tray.tsx").then(({ Tray }) => Tray),
  shortcuts: () => import("./shortcuts/shortcuts-sheet.tsx").then(({ ShortcutsSheet }) => ShortcutsSheet),
};

/** Shows the parts that were asked for, from the first on. */
export function LoadedParts({ first }: { first: LatePart }) {
  const [parts, setParts] = useState<{ [Name in LatePart]?: Part }>({});
  useEffect(() => {
    const load = (name: LatePart) =>
      LOADERS[name]().then(
        (part) => setParts((others) => ({ ...others, [name]: part })),
        () => sayNotLoaded(name),
      );
    const onAsk = (event: Event) => load((event as CustomEvent<LatePart>).detail);
    const onStorage = () => {
      if (hasKeptColors()) void load("tray");
    };
    void load(first);
    onStorage();
    addEventListener(LATE_PART_EVENT, onAsk);
    addEventListener("storage", onStorage);
    return () => {
      removeEventListener(LATE_PART_EVENT, onAsk);
      removeEventListener("storage", onStorage);
    };
  }, [first]);
  const close = (name: string) => setParts((others) => ({ ...others, [name]: undefined }));
  return Object.entries(parts).map(([name, Part]) => Part && <Part key={name} onClose={() => close(name)} />);
}
