import { LateHexSwatch } from "#app/frame/color-panel/late-hex-swatch.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Input } from "#app/ui/input.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { useEarlyText } from "#app/ui/use-early-text.ts";
import type { Hex } from "#color/color.ts";
import { useSearchKey } from "../use-search-key.ts";
import { type CodesView, codesPath, PATH } from "./codes-path.ts";

type Props = {
  /** With the background as it is typed. */
  view: CodesView;
  filter: string;
  onType: (change: { filter?: string; bg?: string }) => void;
  background: Hex;
  /** Why the background cannot be read. */
  backgroundProblem: string | null;
};

/** A filter and a background. Without JavaScript it is a plain form. */
export function Controls(props: Props) {
  const { view, filter, onType } = props;
  const field = useEarlyText(filter, (early) => onType({ filter: early }));
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
          onChange={(event) => onType({ filter: event.target.value })}
          placeholder="Name, hex or family"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          prefix={<Icon className="icon-search" />}
        />
      </Field>
      <BackgroundField {...props} />
      <div className="noscript:block hidden self-end pb-1.5">
        <Button type="submit">Show</Button>
      </div>
    </form>
  );
}

function BackgroundField({ view, filter, background, backgroundProblem, onType }: Props) {
  const type = (bg: string) => onType({ bg });
  const field = useEarlyText(view.bg, type);
  return (
    <Field
      label="Contrast on"
      className="flex-[1_1_15rem]"
      aside={
        <span className="flex gap-3">
          {["White", "Black"].map((name) => (
            <TextLink
              key={name}
              to={codesPath({ ...view, bg: name === "White" ? "" : "black" }, filter)}
              preventScrollReset
              replace
              className="-my-1 pointer-coarse:py-3 py-1"
            >
              {name}
            </TextLink>
          ))}
        </span>
      }
      error={backgroundProblem && `${backgroundProblem} Using white.`}
    >
      <Input
        ref={field}
        name="bg"
        value={view.bg}
        placeholder="#FFFFFF"
        onChange={(event) => type(event.target.value)}
        isMono
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        prefix={<LateHexSwatch label="the background" hex={background} onPick={type} />}
      />
    </Field>
  );
}
