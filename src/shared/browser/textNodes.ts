/** The text nodes below a node, in text order. */
export function textNodesOf(holder: Node): readonly Text[] {
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) nodes.push(node);
  }
  return nodes;
}
