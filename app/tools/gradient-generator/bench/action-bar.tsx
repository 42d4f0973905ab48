import { ProBadge } from "#app/frame/pro/pro-badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { hasRoom, spaceEvenly } from "../changes.ts";
import { cssOf } from "../draw-state.ts";
import { useBench } from "../use-bench.ts";
import { useGradientActions } from "../use-gradient-actions.ts";

/** What is done to the whole gradient, right under it. */
export function ActionBar() {
  const { controls, state, drawn } = useBench();
  const actions = useGradientActions();
  return (
    <div className="wrap flex noscript:hidden items-center gap-1 py-2.5 max-md:gap-0 md:gap-2">
      <Button variant="ghost" onClick={() => void actions.random()} className="max-md:px-3 md:-ml-4">
        <Icon className="icon-shuffle" />
        <span className="max-sm:sr-only">Random</span>
        <Hint keys="space" />
      </Button>
      <Button variant="ghost" onClick={actions.swap} className="max-md:px-3">
        <Icon className="icon-arrow-left-right" />
        <span className="max-sm:sr-only">{state.stops.length === 2 ? "Swap" : "Reverse"}</span>
        <Hint keys="X" />
      </Button>
      <Button variant="ghost" onClick={() => controls.apply(spaceEvenly)} className="max-md:px-3">
        <Icon className="icon-align-horizontal-space-around" />
        <span className="max-sm:sr-only">Space evenly</span>
        <Hint keys="S" />
      </Button>
      <Button variant="ghost" isDisabled={!hasRoom(state)} onClick={actions.add} className="max-md:px-3">
        <Icon className="icon-plus" />
        <span className="max-sm:sr-only">Add color</span>
        <ProBadge className="max-sm:hidden" />
        <Hint keys="+" />
      </Button>
      <CopyButton text={cssOf(drawn.code)} what="the CSS" variant="primary" className="ml-auto">
        Copy CSS
        <Hint keys="C" />
      </CopyButton>
    </div>
  );
}

function Hint({ keys }: { keys: string }) {
  return (
    <span aria-hidden className="hidden pointer-coarse:hidden xl:contents">
      <Kbd>{keys}</Kbd>
    </span>
  );
}
