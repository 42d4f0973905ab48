import { showToast } from "./toast-store.ts";

/** Copies text and shows a notification; if the browser refuses, shows it selected in a field. True if copied. */
export async function copyText(text: string, whatWasCopied = text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    showToast({ type: "info", title: "Copy it from here", text: <SelectedField text={text} /> });
    return false;
  }
  showToast({ type: "success", title: `Copied ${whatWasCopied}` });
  return true;
}

/** Takes the focus, which also stops its notification's timer. */
function SelectedField({ text }: { text: string }) {
  return (
    <input
      ref={(field) => field?.select()}
      readOnly
      aria-label="Text to copy"
      value={text}
      className="mt-1.5 w-full rounded-swatch bg-well px-2.5 py-1.5 font-mono text-ink text-sm"
    />
  );
}
