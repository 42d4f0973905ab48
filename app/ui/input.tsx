import type { ComponentProps, ReactNode } from "react";
import { useFieldWiring } from "./field.tsx";

/** For text that isn't made of words. */
export const AS_TYPED = { autoComplete: "off", autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

type InputProps = Omit<ComponentProps<"input">, "prefix"> & {
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** For values that users copy. */
  isMono?: boolean;
};
type TextareaProps = ComponentProps<"textarea"> & { isMono?: boolean };

export function Input({ prefix, suffix, isMono = false, className = "", ...rest }: InputProps) {
  return (
    <div className={`field-well ${className}`}>
      {prefix && <div className="shrink-0 pl-3.5 text-ink-2">{prefix}</div>}
      <input
        data-control
        {...useFieldWiring()}
        {...rest}
        className={`field-control pointer-coarse:text-base ${prefix ? "pl-2.5" : "pl-3.5"} ${suffix ? "pr-2.5" : "pr-3.5"} ${fontOf(isMono)}`}
      />
      {suffix && <span className="shrink-0 pr-3.5 text-ink-2">{suffix}</span>}
    </div>
  );
}

export function Textarea({ isMono = false, className = "", rows = 4, ...rest }: TextareaProps) {
  return (
    <div className={`field-well ${className}`}>
      <textarea
        data-control
        {...useFieldWiring()}
        rows={rows}
        {...rest}
        className={`field-control resize-y px-3.5 py-2.5 pointer-coarse:text-base ${fontOf(isMono)}`}
      />
    </div>
  );
}

function fontOf(isMono: boolean) {
  return isMono ? "font-mono text-sm" : "text-base";
}
