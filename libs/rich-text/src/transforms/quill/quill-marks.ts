/** Indent level of a paragraph, or number of levels that a nested list lacks: 1 to 8. */
export const indentAttribute = 'data-rt-indent'

/** Suffix of a class, such as `center` of `ql-align-center`. */
export function markOf(element: Element, mark: RegExp): string | undefined {
  return mark.exec(element.className)?.[1]
}

/** Indent level, 0 to 8. */
export const levelOf = (element: Element) => Number(markOf(element, /\bql-indent-([1-8])\b/) ?? 0)
