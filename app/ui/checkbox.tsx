import { useEarlyCheck } from "./use-early.ts";

type Props = {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  name?: string;
  value?: string;
};

export function Checkbox({ label, hint, isOn, onChange, name, value }: Props) {
  const input = useEarlyCheck(isOn, onChange);
  return (
    <label
      className={`flex min-h-8 pointer-coarse:min-h-11 cursor-pointer gap-2.5 text-sm ${hint ? "items-start" : "items-center"}`}
    >
      <input
        ref={input}
        type="checkbox"
        {...{ name, value }}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className={`size-4 shrink-0 accent-ink ${hint ? "mt-[3px]" : ""}`}
      />
      <span className="grid">
        {label}
        {hint && <span className="text-ink-2 text-xs">{hint}</span>}
      </span>
    </label>
  );
}
