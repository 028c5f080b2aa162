/** Unwraps elements without a meaning, and joins neighbors with the same one. Editors cut words and formulas by them. */
export function joinSpans(root: ParentNode & Node): void {
  for (const span of root.querySelectorAll('span, font')) {
    const shell = span.cloneNode(false)
    for (
      let next = span.nextSibling;
      next instanceof Element && shell.isEqualNode(next.cloneNode(false));
      next = span.nextSibling
    ) {
      span.append(...next.childNodes)
      next.remove()
    }
    if (span.attributes.length === 0) span.replaceWith(...span.childNodes)
  }
  root.normalize()
}
