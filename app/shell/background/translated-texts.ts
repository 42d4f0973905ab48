/**
 * Browsers that translate a page put a <font> where each text was, while React keeps changing and removing the text it
 * knows: old values would stay on the page, and React would fail. See docs/decisions/0051-translated-pages.md.
 * A text that changes returns to its place, where the browser translates it again. Returns the function that stops it.
 */
export function followTranslation(): () => void {
  const translations = new WeakMap<Node, Node>();
  const taken = new WeakSet<Node>();

  const remember = (text: Node, { addedNodes, previousSibling, nextSibling }: MutationRecord) => {
    const found = [addedNodes[0], previousSibling, nextSibling].find(
      (node) => node?.nodeName === "FONT" && !taken.has(node),
    );
    if (!(text instanceof Text && found)) return;
    taken.add(found);
    translations.set(text, found);
    observer.observe(text, { characterData: true });
  };
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const font = record.type === "characterData" && translations.get(record.target);
      if (font && !record.target.isConnected) font.parentNode?.replaceChild(record.target, font);
      for (const text of record.removedNodes) remember(text, record);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  /** What is now where the node was, if anything is. */
  const standIn = (parent: Node, node: Node) => {
    if (node.parentNode === parent) return node;
    const font = translations.get(node);
    return font?.parentNode === parent ? font : null;
  };
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    const there = standIn(this, child);
    if (there) removeChild.call(this, there);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null) {
    insertBefore.call(this, child, next && standIn(this, next));
    return child;
  };
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore });
  };
}
