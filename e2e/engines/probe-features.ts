/** Tests for each feature in `content/browser-features.ts`, as the code that uses it does. Sent to the page as text. */
export function probeFeatures(): Record<string, boolean> {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { colorSpace: "display-p3" });
  return {
    eyedropper: "EyeDropper" in window,
    "p3-canvas": canvas?.createImageData(1, 1).colorSpace === "display-p3",
    "copy-text": "clipboard" in navigator,
    "copy-picture": typeof ClipboardItem !== "undefined",
    share: "share" in navigator,
    camera: "mediaDevices" in navigator && "getUserMedia" in navigator.mediaDevices,
    "keyboard-map": "keyboard" in navigator,
    locks: "locks" in navigator,
    anchors: CSS.supports("position-area: top"),
    "closed-by": "closedBy" in HTMLDialogElement.prototype,
    "view-transitions": "startViewTransition" in document,
    "starting-style": "CSSStartingStyleRule" in window,
    "field-sizing": CSS.supports("field-sizing: content"),
    "text-wrap": CSS.supports("text-wrap: pretty"),
    "content-visibility": CSS.supports("content-visibility: auto"),
    idle: "requestIdleCallback" in window,
  };
}
