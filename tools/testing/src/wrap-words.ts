/**
 * Wraps every text node below an element in `<font><font>`, as the translation of Chrome and Edge does. The nodes that
 * React created are then no longer children of their parents.
 */
export function wrapWords(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    const outer = document.createElement('font')
    outer.appendChild(document.createElement('font')).textContent = text.data
    text.replaceWith(outer)
  }
}
