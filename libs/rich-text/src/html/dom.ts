/** All descendants in document order. The tree may change afterward. */
export function nodesIn(root: Node): Node[] {
  return [...root.childNodes].flatMap((node) => [node, ...nodesIn(node)])
}

/** Sets attributes in the given order. */
export function setAttributes(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}

/** The next element if only white space is between. */
export function nextDirectly(element: Element): Element | null {
  let node = element.nextSibling
  while (node?.nodeType === 3 && node.nodeValue?.trim() === '') node = node.nextSibling
  return node !== null && node === element.nextElementSibling ? element.nextElementSibling : null
}

/** Replaces an element by one of another name with the same attributes and content. */
export function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  // Parsers accept names that `setAttribute` does not, so the attributes move.
  for (const attribute of [...element.attributes]) {
    renamed.setAttributeNode(element.removeAttributeNode(attribute))
  }
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
