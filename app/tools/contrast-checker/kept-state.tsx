import { Button } from "#app/ui/button.tsx";
import { model } from "./model.ts";
import type { State } from "./state.ts";

type Props = {
  state: State;
  /** The keys of the address that the form's own fields stand for. */
  except: readonly string[];
};

/** What a form sends along, so that without JavaScript the rest of the state stays. */
export function KeptState({ state, except }: Props) {
  return [...model.write(state)]
    .filter(([key]) => !except.includes(key))
    .map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />);
}

/** Sends the form where there is no JavaScript. */
export function CheckButton() {
  return (
    <span className="noscript:block hidden">
      <Button type="submit" variant="primary">
        Check
      </Button>
    </span>
  );
}
