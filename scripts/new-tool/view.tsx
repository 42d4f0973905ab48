import { ColorInput } from "#app/frame/color-panel/color-input.tsx";
import { CopyColorButton } from "#app/frame/copy/copy-color-button.tsx";
import type { ToolControls } from "#app/tools/use-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { swatchStyle } from "#app/ui/swatch-style.ts";
import { printHex, printPlain } from "#color/text/print.ts";
import { type State, setColor } from "./model.ts";

/** A form, so that it works without JavaScript. */
export function NewToolView({ controls: { state, edit } }: { controls: ToolControls<State> }) {
  return (
    <form method="get" className="grid gap-6" onSubmit={(event) => event.preventDefault()}>
      <ul className="flex min-h-[320px] overflow-hidden rounded-bench border border-line">
        {state.colors.map((color, index) => {
          const hex = printHex(color);
          return (
            <li key={index} className="swatch flex flex-1 items-end p-4" style={swatchStyle(hex)}>
              <CopyColorButton color={color} name={hex} />
            </li>
          );
        })}
      </ul>
      <div className="grid gap-4 sm:grid-cols-3">
        {state.colors.map((color, index) => (
          <ColorInput
            key={index}
            label={`Color ${index + 1}`}
            name="color"
            value={printPlain(color)}
            {...edit(setColor, index)}
          />
        ))}
      </div>
      <Button type="submit" variant="primary" className="scripting:hidden">
        Show
      </Button>
    </form>
  );
}
