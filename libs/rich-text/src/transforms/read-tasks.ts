import { taskAttribute } from './editor-attributes'

/** True if nothing but white space precedes a checkbox in a block. */
function isFirst(box: Element, block: Element): boolean {
  const before = box.ownerDocument.createRange()
  before.setStart(block, 0)
  before.setEndBefore(box)
  return before.toString().trim() === '' && !before.cloneContents().querySelector('img, input')
}

/** Reads the tasks of editors: a checkbox first in an item or block, or an attribute of the item. */
export function readTasks(root: ParentNode): void {
  for (const box of root.querySelectorAll('input[type="checkbox"]')) {
    const blocks = [box.closest('li'), box.closest('p, div, td, dd')]
    const block = blocks.find((one) => one && isFirst(box, one))
    block?.setAttribute(taskAttribute, box.hasAttribute('checked') ? 'done' : 'open')
    const { nextSibling: words } = box
    if (words instanceof Text) words.data = words.data.trimStart()
  }
  for (const item of root.querySelectorAll('li[data-checked], li[aria-checked]')) {
    const isDone = item.matches('[data-checked="true"], [aria-checked="true"]')
    item.setAttribute(taskAttribute, isDone ? 'done' : 'open')
  }
}
