/** The next element if only white space is between. */
export function nextDirectly(element: Element): Element | null {
  let node = element.nextSibling
  while (node?.nodeType === 3 && node.nodeValue?.trim() === '') node = node.nextSibling
  return node !== null && node === element.nextElementSibling ? element.nextElementSibling : null
}
