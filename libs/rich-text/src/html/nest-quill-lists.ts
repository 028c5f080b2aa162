import { taskAttribute } from '../task-attribute'
import { levelOf } from './quill-marks'

/** A list that can get more items. */
interface OpenList {
  list: Element
  level: number
  /** Numbered items so far on this level, including those before a list of another kind. */
  numbers: number
}

function kindOf(item: Element, list: Element): string {
  const kind = item.getAttribute('data-list')
  if (kind === null) return list.localName
  return kind === 'ordered' ? 'ol' : 'ul'
}

/** Returns the open lists after an item of this level and kind. */
function listsFor(
  open: readonly OpenList[],
  level: number,
  name: string,
  top: DocumentFragment,
): OpenList[] {
  const around = open.filter((one) => one.level < level)
  const sibling = open.find((one) => one.level === level)
  if (sibling?.list.localName === name) return [...around, sibling]
  const list = top.ownerDocument.createElement(name)
  const numbers = sibling?.numbers ?? 0
  if (name === 'ol' && numbers > 0) list.setAttribute('start', String(numbers + 1))
  const holder = sibling?.list.parentNode ?? around.at(-1)?.list.lastElementChild ?? top
  holder.appendChild(list)
  return [...around, { list, level, numbers }]
}

/** Nests a flat list whose items carry their kind and level. */
function nestItems(flat: Element): void {
  const nested = flat.ownerDocument.createDocumentFragment()
  let open: OpenList[] = []
  for (const item of [...flat.children]) {
    const name = kindOf(item, flat)
    open = listsFor(open, levelOf(item), name, nested)
    const current = open.at(-1)
    if (current && name === 'ol') current.numbers += 1
    current?.list.append(item)
  }
  flat.replaceWith(nested)
}

/** Reads the kinds, levels and tasks of Quill's lists. */
export function nestQuillLists(root: ParentNode): void {
  for (const item of root.querySelectorAll('[data-checked] > li:not([data-list])')) {
    const isDone = item.parentElement?.getAttribute('data-checked') === 'true'
    item.setAttribute('data-list', isDone ? 'checked' : 'unchecked')
  }
  const lists = [...root.querySelectorAll('ol, ul')].filter((list) =>
    [...list.children].some((item) => item.hasAttribute('data-list') || levelOf(item) > 0),
  )
  for (const list of lists) nestItems(list)
  for (const item of root.querySelectorAll('li[data-list$="checked"]')) {
    item.setAttribute(taskAttribute, item.getAttribute('data-list') === 'checked' ? 'done' : 'open')
  }
}
