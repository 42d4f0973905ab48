import { late } from "#app/late/late.tsx";
import { LoadFailure } from "#app/late/load-failure.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { printHex, printPlain } from "#color/text/print.ts";
import { colorFinder as tool } from "#content/tools.ts";
import { SetList, SplitHero } from "./closest.tsx";
import { choose, type State } from "./model.ts";
import type { FinderView } from "./use-finder.ts";

const Picker = late(
  async () => (await import("#app/ui/color-picker/color-picker.tsx")).ColorPicker,
  "The color picker",
  { isOnServer: true },
);

type Props = { controls: ToolControls<State>; view: FinderView };

/** A form, so that finding other colors also works without JavaScript. */
export function Bench({ controls, view }: Props) {
  const { state, apply, preview, commit } = controls;
  const { name, overview, isBehind, hasFailed, wake } = view;
  return (
    <form
      action={tool.path}
      onSubmit={(event) => event.preventDefault()}
      onPointerEnter={wake}
      onFocus={wake}
      aria-busy={isBehind}
      className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-bench border border-line bg-sheet lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-rows-[1fr_auto] xl:grid-cols-[minmax(0,590px)_minmax(0,1fr)] lg:[reading-flow:grid-columns]"
    >
      {/* Above the picker on phones, so that a color, its name and its code fit on one screen. */}
      <div className="flex flex-col lg:col-start-2">
        <SplitHero color={state.color} name={name} set={state.set} found={overview[state.set]} />
      </div>
      <div className="min-w-0 border-line p-4 max-lg:border-b md:p-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:border-r">
        <NoScriptField value={printPlain(state.color)} />
        <div className="noscript:hidden">
          <Picker
            label="Your color"
            color={state.color}
            onPreview={(color) => preview(choose, { color })}
            onCommit={commit}
          />
        </div>
        {hasFailed && <LoadFailure what="The colors of the sets" onRetry={wake} />}
      </div>
      <div className="min-w-0 lg:col-start-2">
        <SetList
          hex={printHex(state.color)}
          overview={overview}
          value={state.set}
          onChange={(set) => apply(choose, { set })}
        />
      </div>
    </form>
  );
}

function NoScriptField({ value }: { value: string }) {
  return (
    <div className="flex scripting:hidden items-end gap-2.5">
      <Field label="Your color" hint="Any CSS color. Choose a set in the list." className="flex-1">
        <Input name="c" isMono defaultValue={value} autoComplete="off" spellCheck={false} />
      </Field>
      <Button type="submit" variant="primary" className="mb-6 min-h-11">
        Find
      </Button>
    </div>
  );
}
