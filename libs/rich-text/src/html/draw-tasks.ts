import { taskAttribute } from '../task-attribute'
import { setAttributes } from './set-attributes'
import type { TransformContext } from './transform'

/** Gives tasks a disabled checkbox. */
export function drawTasks(root: ParentNode, { locale }: TransformContext): void {
  for (const item of root.querySelectorAll(`[${taskAttribute}]`)) {
    const isDone = item.getAttribute(taskAttribute) === 'done'
    item.removeAttribute(taskAttribute)
    if (item.localName !== 'li') continue
    const box = item.ownerDocument.createElement('input')
    setAttributes(box, {
      type: 'checkbox',
      disabled: '',
      ...(isDone && { checked: '' }),
      'aria-label': isDone ? locale.taskDone : locale.taskOpen,
    })
    const [first] = item.children
    const holder = first?.localName === 'p' ? first : item
    holder.prepend(box, ' ')
    item.className = 'rt-task'
  }
}
