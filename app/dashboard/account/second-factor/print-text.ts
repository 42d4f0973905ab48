/** Prints a text alone, without the page. */
export function printText(text: string) {
  const frame = document.createElement("iframe");
  frame.style.cssText = "position:fixed;width:0;height:0;border:0;visibility:hidden";
  frame.title = "Print";
  document.body.append(frame);
  const { contentDocument, contentWindow } = frame;
  if (!contentDocument || !contentWindow) return frame.remove();
  const block = contentDocument.createElement("pre");
  block.textContent = text;
  contentDocument.body.append(block);
  contentWindow.addEventListener("afterprint", () => frame.remove());
  contentWindow.print();
}
