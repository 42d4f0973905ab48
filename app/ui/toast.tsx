import { useEffect, useId, useRef, useSyncExternalStore } from "react";
import { Button, ButtonLink } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { type Toast, type ToastType, toastStore } from "./toast-store.ts";

const NONE: readonly Toast[] = [];
const ICONS = {
  success: "icon-circle-check text-ok",
  error: "icon-circle-alert text-bad",
  info: "icon-info text-ink-2",
} as const satisfies Record<ToastType, string>;

/** Rendered in the root and in every dialog, because a modal dialog makes the page inert. */
export function Toaster() {
  const id = useId();
  const layer = useRef<HTMLElement>(null);
  const toasts = useSyncExternalStore(
    toastStore.subscribe,
    () => (toastStore.topLayer() === id ? toastStore.get() : NONE),
    () => NONE,
  );

  // Always open, because screen readers only announce changes in an existing live region.
  useEffect(() => {
    const element = layer.current;
    const removeLayer = toastStore.addLayer(id);
    element?.showPopover?.();
    return () => {
      removeLayer();
      element?.hidePopover?.();
    };
  }, [id]);
  return (
    <section
      ref={layer}
      popover="manual"
      aria-label="Notifications"
      onPointerEnter={toastStore.pause}
      onPointerLeave={({ currentTarget }) => currentTarget.matches(":focus-within") || toastStore.resume()}
      onFocus={toastStore.pause}
      // Touch screens keep :hover on what was tapped last.
      onBlur={({ currentTarget }) =>
        (currentTarget.matches(":hover") && matchMedia("(hover: hover)").matches) || toastStore.resume()
      }
      className="toaster"
    >
      {(["status", "alert"] as const).map((role) => (
        <div key={role} role={role} aria-atomic="false" className="contents">
          {toasts.map(
            (toast) => (toast.type === "error") === (role === "alert") && <ToastCard key={toast.id} toast={toast} />,
          )}
        </div>
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, type, title, text, action, link } = toast;
  const dismiss = () => toastStore.dismiss(id);
  return (
    <div className="toast" data-has-buttons={action || link ? "" : undefined}>
      <Icon className={ICONS[type]} />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 py-2 text-sm">
        <p className="font-[550]">{title}</p>
        {text && <div className="text-ink-2 [overflow-wrap:anywhere]">{text}</div>}
      </div>
      <div className="flex items-center gap-2.5 empty:hidden">
        {action && (
          <Button
            size="sm"
            variant="ghost"
            className="-mx-1"
            onClick={() => {
              action.onSelect();
              dismiss();
            }}
          >
            {action.label}
          </Button>
        )}
        {link && (
          <ButtonLink size="sm" variant="ghost" className="-mx-1" href={link.to} onClick={dismiss}>
            {link.label}
          </ButtonLink>
        )}
        {type !== "success" && (
          <IconButton icon="icon-x" name="Close" size="sm" onClick={dismiss} className="-mr-2 text-ink-2" />
        )}
      </div>
    </div>
  );
}
