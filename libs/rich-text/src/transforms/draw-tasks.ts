import { setAttributes } from '../html/dom'
import type { TransformContext } from './transform'
import { taskAttribute } from './editor-attributes'

/** The block whose first line shows the checkbox. Editors put the words of an item into blocks. */
function firstLine(block: Element): Element {
  const first = [...block.childNodes].find(({ textContent }) => textContent?.trim() !== '')
  return first instanceof Element && first.matches('p, div') ? firstLine(first) : block
}

/** Gives tasks a disabled checkbox. */
export function drawTasks(root: ParentNode, { locale }: TransformContext): void {
  for (const item of root.querySelectorAll(`[${taskAttribute}]`)) {
    const isDone = item.getAttribute(taskAttribute) === 'done'
    item.removeAttribute(taskAttribute)
    const box = item.ownerDocument.createElement('input')
    setAttributes(box, {
      type: 'checkbox',
      disabled: '',
      ...(isDone && { checked: '' }),
      'aria-label': isDone ? locale.taskDone : locale.taskOpen,
    })
    firstLine(item).prepend(box, ' ')
    if (item.localName === 'li') item.className = 'rt-task'
  }
}
