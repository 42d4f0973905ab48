import { Search } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { ICON } from "#app/ui/icon.ts";
import { Input } from "#app/ui/input.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { useSearchKey } from "../use-search-key.ts";
import { type CodesView, codesPath, PATH } from "./codes-path.ts";

type Props = {
  view: CodesView;
  filter: string;
  onFilter: (filter: string) => void;
  /** "#RRGGBB". */
  background: string;
  isBackgroundRead: boolean;
};

const TYPING_PAUSE_MS = 350;

/** A filter and a background. Without JavaScript it is a plain form. */
export function Controls({ view, filter, onFilter, background, isBackgroundRead }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(field);
  return (
    <form
      action={PATH}
      aria-label="Filter and background"
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-wrap items-start gap-x-4 gap-y-5"
    >
      {view.set !== "css" && <input type="hidden" name="set" value={view.set} />}
      {view.sort !== "family" && <input type="hidden" name="sort" value={view.sort} />}
      <Field label="Filter" className="flex-[2_1_18rem]">
        <Input
          ref={field}
          type="search"
          name="q"
          value={filter}
          onChange={(event) => onFilter(event.target.value)}
          placeholder="Name, hex or family"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          prefix={<Search {...ICON} />}
        />
      </Field>
      <BackgroundField view={view} hex={background} isRead={isBackgroundRead} />
      <div className="noscript:block hidden self-end pb-1.5">
        <Button type="submit">Show</Button>
      </div>
    </form>
  );
}

function BackgroundField({ view, hex, isRead }: { view: CodesView; hex: string; isRead: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const change = useLateView(view, field);
  return (
    <Field
      label="Contrast on"
      className="flex-[1_1_15rem]"
      aside={
        <span className="flex gap-3">
          {["White", "Black"].map((name) => (
            <TextLink
              key={name}
              to={codesPath({ ...view, bg: name === "White" ? "" : "black" })}
              preventScrollReset
              replace
            >
              {name}
            </TextLink>
          ))}
        </span>
      }
      error={isRead ? undefined : "Not a color we can read, so white is used."}
    >
      <Input
        ref={field}
        name="bg"
        defaultValue={view.bg}
        placeholder="#FFFFFF"
        onChange={(event) => change(event.target.value)}
        isMono
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        prefix={
          <span className="relative block size-6">
            <input
              type="color"
              aria-label="Background: system color picker"
              value={hex.toLowerCase()}
              onChange={(event) => {
                const picked = event.target.value.toUpperCase();
                if (field.current) field.current.value = picked;
                change(picked);
              }}
              className="peer absolute inset-0 noscript:hidden size-full cursor-pointer opacity-0"
            />
            <span
              aria-hidden
              style={{ backgroundColor: hex }}
              className="swatch pointer-events-none inset-ring inset-ring-line block size-6 rounded-swatch peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-focus-visible:outline-offset-2"
            />
          </span>
        }
      />
    </Field>
  );
}

/** Goes to the view with the typed background after a pause, and follows the address when it changes otherwise. */
function useLateView(view: CodesView, field: RefObject<HTMLInputElement | null>) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(view.bg);
  // A text that is still waiting belongs to the view in which it was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is there
  useEffect(() => () => clearTimeout(timer.current), [view.set, view.sort]);
  useEffect(() => {
    if (!field.current || view.bg === sent.current) return;
    field.current.value = view.bg;
    sent.current = view.bg;
  }, [view.bg, field]);
  return (typed: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = typed.trim();
      // The filter stays in the address.
      const filter = new URLSearchParams(location.search).get("q") ?? "";
      void navigate(codesPath({ ...view, bg: sent.current }, filter), { replace: true, preventScrollReset: true });
    }, TYPING_PAUSE_MS);
  };
}
