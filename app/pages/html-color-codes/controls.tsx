import { useRef } from "react";
import { LateHexSwatch } from "#app/frame/color-panel/late-hex-swatch.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { Hex } from "#color/color.ts";
import { TypedField } from "../typed-field.tsx";
import { useSearchKey } from "../use-search-key.ts";
import { type CodesView, codesPath, PATH } from "./codes-path.ts";

type Props = {
  /** Includes the background as it is being typed. */
  view: CodesView;
  filter: string;
  onType: (change: { filter?: string; bg?: string }) => void;
  background: Hex;
  backgroundProblem: string | null;
  /** Whether the controls that small screens collapse are open. */
  isOpen: boolean;
  onFold: () => void;
};

/** A plain form without JavaScript. */
export function Controls({ view, filter, onType, background, backgroundProblem, isOpen, onFold }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const typeBackground = (bg: string) => onType({ bg });
  useSearchKey(field);
  return (
    <form
      action={PATH}
      aria-label="Filter and background"
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-wrap items-start gap-x-4 gap-y-5 lg:col-span-2"
    >
      {view.set !== "css" && <input type="hidden" name="set" value={view.set} />}
      {view.sort !== "family" && <input type="hidden" name="sort" value={view.sort} />}
      <TypedField
        label="Filter"
        className="min-w-0 flex-[2_1_10rem] lg:flex-[2_1_18rem]"
        ref={field}
        type="search"
        name="q"
        value={filter}
        onType={(text) => onType({ filter: text })}
        placeholder="Name, hex or family"
        prefix={<Icon className="icon-search" />}
      />
      <Button aria-expanded={isOpen} onClick={onFold} className="noscript:hidden self-end lg:hidden">
        Options
      </Button>
      <TypedField
        label="Contrast on"
        className="folds flex-[1_1_15rem] max-lg:basis-full"
        aside={<WhiteAndBlack view={view} filter={filter} />}
        error={backgroundProblem && `${backgroundProblem} Using white.`}
        name="bg"
        value={view.bg}
        placeholder="#FFFFFF"
        onType={typeBackground}
        isMono
        prefix={<LateHexSwatch label="the background" hex={background} onPick={typeBackground} />}
      />
      <div className="noscript:block hidden self-end pb-1.5">
        <Button type="submit">Show</Button>
      </div>
    </form>
  );
}

function WhiteAndBlack({ view, filter }: Pick<Props, "view" | "filter">) {
  return (
    <span className="flex gap-3">
      {["White", "Black"].map((name) => (
        <TextLink
          key={name}
          href={codesPath({ ...view, bg: name === "White" ? "" : "black" }, filter)}
          data-keep-scroll
          className="-my-1 pointer-coarse:py-3 py-1"
        >
          {name}
        </TextLink>
      ))}
    </span>
  );
}
