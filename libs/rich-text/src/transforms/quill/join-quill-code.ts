import { rename } from '../../html/dom'

const isLine = (element: Element | null) => element?.classList.contains('ql-code-block')

/** Makes blocks of the code of Quill 2. `readCode` reads their lines and their language. */
export function joinQuillCode(root: ParentNode): void {
  for (const container of root.querySelectorAll('.ql-code-block-container'))
    rename(container, 'pre')
  for (const first of root.querySelectorAll('.ql-code-block')) {
    if (first.closest('pre')) continue
    const block = first.ownerDocument.createElement('pre')
    first.replaceWith(block)
    block.append(first)
    while (isLine(block.nextElementSibling)) block.append(block.nextElementSibling ?? '')
  }
}
