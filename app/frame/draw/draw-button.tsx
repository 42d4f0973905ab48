import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { ONLY_NOSCRIPT } from "./only-noscript.ts";

type Props = {
  label: string;
  onClick: () => void;
  isBusy?: boolean;
  /** The address that replaces the button without JavaScript, and what the link says. */
  next: string;
  nextLabel: string;
};

/** Draws the next colors: the wide button of the bar of phones. */
export function DrawButton({ label, onClick, isBusy, next, nextLabel }: Props) {
  return (
    <>
      <Button variant="primary" onClick={onClick} isBusy={isBusy} className="noscript:hidden flex-1">
        {label}
      </Button>
      <a href={next} rel="nofollow" className={buttonClass("primary", "md", `flex-1 ${ONLY_NOSCRIPT}`)}>
        {nextLabel}
      </a>
    </>
  );
}
