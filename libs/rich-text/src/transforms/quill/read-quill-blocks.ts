import { indentAttribute, levelOf, markOf } from './quill-marks'

/** Converts Quill's classes to attributes: alignment, direction, indents and sizes. */
export function readQuillBlocks(root: ParentNode): void {
  for (const element of root.querySelectorAll('[class*="ql-"]')) {
    const align = markOf(element, /\bql-align-(center|right|justify)\b/)
    if (align) element.setAttribute('align', align)
    if (element.classList.contains('ql-direction-rtl')) element.setAttribute('dir', 'rtl')
    const size = markOf(element, /\bql-size-(small|large|huge)\b/)
    if (size) element.setAttribute('data-rt-size', size)
    const level = levelOf(element)
    if (level > 0 && element.localName !== 'li') {
      element.setAttribute(indentAttribute, String(level))
    }
  }
}
