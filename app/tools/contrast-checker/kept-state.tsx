import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { model } from "./model.ts";
import type { State } from "./state.ts";

type KeptProps = {
  state: State;
  /** The keys of the address that the form's own fields stand for. */
  except: readonly string[];
};

/** What a form sends along, so that without JavaScript the rest of the state stays. */
export function KeptState({ state, except }: KeptProps) {
  return [...model.write(state)]
    .filter(([key]) => !except.includes(key))
    .map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />);
}

type FormProps = KeptProps & { className: string; children: ReactNode };

/** What the colors are typed into: a form, so that they are checked without JavaScript, too. */
export function ColorForm({ className, children, ...kept }: FormProps) {
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()} className={className}>
      <KeptState {...kept} />
      {children}
    </form>
  );
}

/** Sends the form where there is no JavaScript. */
export function CheckButton({ className = "" }: { className?: string }) {
  return (
    <span className={`noscript:block hidden ${className}`}>
      <Button type="submit" variant="primary">
        Check
      </Button>
    </span>
  );
}
