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
