import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { Kbd } from "#app/ui/kbd.tsx";

type Props = {
  label: string;
  onClick: () => void;
  isBusy?: boolean;
  /** URL of the link that replaces the button without JavaScript; `nextLabel` is its text. */
  next: string;
  nextLabel: string;
  /** Shortcut shown in the button; omitted on phones. */
  keys?: string;
};

/** Without `keys`, the wide button for the phone bar. */
export function DrawButton({ label, onClick, isBusy, next, nextLabel, keys }: Props) {
  const className = keys ? "" : "flex-1";
  return (
    <>
      <Button variant="primary" onClick={onClick} isBusy={isBusy} className={`noscript:hidden ${className}`}>
        {label}
        {keys && (
          <span className="contents pointer-coarse:hidden">
            <Kbd>{keys}</Kbd>
          </span>
        )}
      </Button>
      <a href={next} rel="nofollow" className={buttonClass("primary", "md", `${className} scripting:hidden`)}>
        {nextLabel}
      </a>
    </>
  );
}
