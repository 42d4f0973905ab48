import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useId, useRef, useSyncExternalStore } from "react";
import { Button, ButtonLink } from "./button.tsx";
import { ICON } from "./icon.ts";
import { IconButton } from "./icon-button.tsx";
import { type Toast, type ToastType, toastStore } from "./toast-store.ts";

const NONE: readonly Toast[] = [];
const ICONS: Record<ToastType, typeof Info> = { success: CircleCheck, error: CircleAlert, info: Info };
const TONES: Record<ToastType, string> = { success: "text-ok", error: "text-bad", info: "text-ink-2" };

/** Shows the notifications: once in the root, and in every dialog, because a modal dialog makes the page inert. */
export function Toaster() {
  const id = useId();
  const layer = useRef<HTMLElement>(null);
  const isTop = useSyncExternalStore(toastStore.subscribe, () => toastStore.topLayer() === id, isNeverTop);
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.get, getNone);
  const toasts = isTop ? shown : NONE;

  // Open all the time, because a screen reader only hears changes in a live region that is already there.
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
      onPointerLeave={toastStore.resume}
      onFocus={toastStore.pause}
      onBlur={toastStore.resume}
      className="toaster"
    >
      <Region role="status" toasts={toasts.filter(({ type }) => type !== "error")} />
      <Region role="alert" toasts={toasts.filter(({ type }) => type === "error")} />
    </section>
  );
}

function Region({ role, toasts }: { role: "status" | "alert"; toasts: readonly Toast[] }) {
  return (
    <div role={role} aria-atomic="false" className="contents">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, type, title, text, action, link } = toast;
  const Icon = ICONS[type];
  const dismiss = () => toastStore.dismiss(id);
  return (
    <div className="toast">
      <Icon {...ICON} className={`shrink-0 ${TONES[type]}`} />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 py-2 text-sm">
        <p className="font-[550]">{title}</p>
        {text && <div className="text-ink-2 [overflow-wrap:anywhere]">{text}</div>}
      </div>
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
        <ButtonLink size="sm" variant="ghost" className="-mx-1" to={link.to} onClick={dismiss}>
          {link.label}
        </ButtonLink>
      )}
      {type !== "success" && (
        <IconButton name="Close" size="sm" onClick={dismiss} className="-mr-2 text-ink-2">
          <X {...ICON} />
        </IconButton>
      )}
    </div>
  );
}

function isNeverTop() {
  return false;
}

function getNone() {
  return NONE;
}
