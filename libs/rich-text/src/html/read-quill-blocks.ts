import { levelOf, markOf } from './quill-marks'

/** Indent level of a paragraph, 1 to 8. */
const indentAttribute = 'data-rt-indent'

/** Converts Quill's classes of blocks to attributes: alignment, direction and indents. */
export function readQuillBlocks(root: ParentNode): void {
  for (const element of root.querySelectorAll('[class*="ql-"]')) {
    const align = markOf(element, /\bql-align-(center|right|justify)\b/)
    if (align) element.setAttribute('align', align)
    if (element.classList.contains('ql-direction-rtl')) element.setAttribute('dir', 'rtl')
    const level = levelOf(element)
    if (level > 0 && element.localName !== 'li') {
      element.setAttribute(indentAttribute, String(level))
    }
  }
}
