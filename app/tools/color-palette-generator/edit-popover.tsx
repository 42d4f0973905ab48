import { SlidersHorizontal } from "lucide-react";
import { type ComponentProps, lazy, Suspense } from "react";
import { ICON } from "#app/ui/icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Color } from "#color/color.ts";
import { useAct } from "./bench-context.ts";
import { setColor } from "./changes.ts";
import { LazyPopover } from "./lazy-popover.tsx";
import { ONLY_TALL, REVEALED } from "./stripe-style.ts";

const ColorPanel = lazy(async () => ({
  default: (await import("#app/frame/color-panel/color-panel.tsx")).ColorPanel,
}));

type Props = {
  color: Color;
  index: number;
  name: string;
  /** Another button than the icon. */
  trigger?: ComponentProps<typeof LazyPopover>["trigger"];
};

/** The color panel of one color, beside its stripe: the bench follows while it changes. */
export function EditPopover({ color, index, name, trigger }: Props) {
  const { preview, commit } = useAct();
  return (
    <LazyPopover
      label={`Color ${index + 1}, ${name}`}
      className="w-[23rem] max-md:inset-[auto_8px_8px]! max-md:w-auto! max-md:max-w-none! max-md:[position-area:none]!"
      trigger={
        trigger ??
        ((props) => (
          <IconButton
            {...props}
            name={`Adjust color ${index + 1}, ${name}`}
            size="sm"
            tabIndex={-1}
            className={`${REVEALED} ${ONLY_TALL}`}
          >
            <SlidersHorizontal {...ICON} />
          </IconButton>
        ))
      }
    >
      {() => (
        <Suspense fallback={<p className="min-h-[28rem] text-ink-2 text-sm">Loading…</p>}>
          <ColorPanel
            label={`Color ${index + 1}`}
            color={color}
            onPreview={(next) => preview(setColor, index, next)}
            onCommit={commit}
          />
        </Suspense>
      )}
    </LazyPopover>
  );
}
