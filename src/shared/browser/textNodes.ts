/** The text nodes below a node, in text order, without those of elements that are left out. */
export function textNodesOf(holder: Node, isLeftOut?: (element: Element) => boolean): readonly Text[] {
  const nodes: Text[] = [];
  const walker =
    isLeftOut === undefined
      ? document.createTreeWalker(holder, NodeFilter.SHOW_TEXT)
      : document.createTreeWalker(holder, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
          node instanceof Element && isLeftOut(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
        );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) nodes.push(node);
  }
  return nodes;
}
