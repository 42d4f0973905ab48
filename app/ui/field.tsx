import { createContext, type ReactNode, use, useId } from "react";

type Wiring = { id?: string; "aria-describedby"?: string; "aria-invalid"?: boolean };

export type FieldProps = {
  label: ReactNode;
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean;
  /** At the other end of the label's line: a counter, a link. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
};
type Props = FieldProps & {
  /** One control. For just an Input or a Select, use TextField or SelectField. */
  children: ReactNode;
};

const FieldContext = createContext<Wiring>({});

/** Attributes for a control inside a Field. Empty outside a Field, where the control needs an aria-label. */
export function useFieldWiring() {
  return use(FieldContext);
}

/** A label, a control, a hint and an error, linked for assistive technology. */
export function Field({ label, isLabelHidden = false, aside, hint, error, className = "", children }: Props) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined;
  const wiring: Wiring = { id, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined };
  return (
    <div className={`grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5 ${className}`}>
      <div className={isLabelHidden ? "sr-only" : "flex flex-wrap items-baseline justify-between gap-x-4"}>
        <label htmlFor={id} className="font-[550] text-sm">
          {label}
        </label>
        {aside && <div className="text-ink-2 text-xs">{aside}</div>}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint && (
        <p id={hintId} className="text-ink-2 text-xs">
          {hint}
        </p>
      )}
      <p id={errorId} aria-live="polite" className="text-bad text-xs empty:absolute">
        {error}
      </p>
    </div>
  );
}
