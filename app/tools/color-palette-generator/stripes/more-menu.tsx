import { MoveButtons } from "#app/frame/reorder/move-buttons.tsx";
import { KeepButton } from "#app/frame/tray/keep-button.tsx";
import { Icon, type IconClass } from "#app/ui/icon.tsx";
import { closePopover } from "#app/ui/use-popover.ts";
import { MAX_COLORS, MIN_COLORS } from "#color/generate/request.ts";
import { printHex } from "#color/text/print.ts";
import { colorPath } from "#contract/color-path.ts";
import { useActions, useStripeReorder } from "../bench.tsx";
import { insertColor, removeColor } from "../palette/changes.ts";
import { LockOptions } from "./lock-options.tsx";
import { EditPopover } from "./popovers.tsx";
import type { StripeProps } from "./stripe-actions.tsx";

const LINE =
  "-mx-2 flex min-h-9 items-center gap-2.5 rounded-[7px] px-2 text-left text-sm hover:bg-well aria-disabled:opacity-45 pointer-coarse:min-h-11";

export function MoreMenu({ color, locks, index, name, count, onShades }: StripeProps) {
  const { apply, draw } = useActions();
  const reorder = useStripeReorder();
  return (
    <div className="grid gap-3">
      <LockOptions color={color} locks={locks} index={index} />
      <div className="grid border-line border-y py-2">
        <EditPopover
          index={index}
          name={name}
          trigger={(props) => (
            <button type="button" {...props} className={LINE}>
              <Icon className="icon-sliders-horizontal" />
              Adjust
            </button>
          )}
        />
        <Line icon="icon-layers" label="Shades" run={onShades} />
        <Line
          icon="icon-plus"
          label="Add a color after this one"
          run={() => draw.apply(insertColor, index + 1)}
          isOff={count >= MAX_COLORS}
        />
        <a href={colorPath(printHex(color))} className={LINE}>
          <Icon className="icon-info" />
          Color page
        </a>
        <Line icon="icon-trash" label="Remove" run={() => apply(removeColor, index)} isOff={count <= MIN_COLORS} />
      </div>
      <div className="-mx-2 flex items-center justify-between text-sm">
        <MoveButtons reorder={{ ...reorder, axis: "y" }} index={index} size="md" />
        <span className="flex items-center pr-0.5 pl-2">
          Keep in tray
          <KeepButton color={color} name={name} />
        </span>
      </div>
    </div>
  );
}

type LineProps = { icon: IconClass; label: string; run: () => void; isOff?: boolean };

function Line({ icon, label, run, isOff = false }: LineProps) {
  return (
    <button
      type="button"
      aria-disabled={isOff || undefined}
      className={LINE}
      onClick={({ currentTarget }) => {
        if (isOff) return;
        closePopover(currentTarget);
        run();
      }}
    >
      <Icon className={icon} />
      {label}
    </button>
  );
}
