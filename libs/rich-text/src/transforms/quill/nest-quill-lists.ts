import { indentAttribute, levelOf } from './quill-marks'
import { nextDirectly } from '../../html/dom'
import { taskAttribute } from '../editor-attributes'

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

/** Numbers of each level, as in the editor: 1, a, i, 1 and so on. */
const numberTypes = ['', 'a', 'i']

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
  const type = numberTypes[level % 3]
  if (name === 'ol' && type) list.setAttribute('type', type)
  if (name === 'ol' && numbers > 0) list.setAttribute('start', String(numbers + 1))
  const missing = level - (around.at(-1)?.level ?? -1) - 1
  if (missing > 0) list.setAttribute(indentAttribute, String(missing))
  const holder = sibling?.list.parentNode ?? around.at(-1)?.list.lastElementChild ?? top
  holder.appendChild(list)
  return [...around, { list, level, numbers }]
}

/** Nests adjacent flat lists whose items carry their kind and level. */
function nestItems(flat: readonly Element[]): void {
  const [first] = flat
  if (!first) return
  const nested = first.ownerDocument.createDocumentFragment()
  let open: OpenList[] = []
  for (const list of flat) {
    for (const item of [...list.children]) {
      const name = kindOf(item, list)
      open = listsFor(open, levelOf(item), name, nested)
      const current = open.at(-1)
      if (current && name === 'ol') current.numbers += 1
      current?.list.append(item)
    }
    if (list !== first) list.remove()
  }
  first.replaceWith(nested)
}

const isList = (element: Element | null): element is Element =>
  element !== null && element.matches('ol, ul')

const isFlat = (list: Element) =>
  [...list.children].some((item) => item.hasAttribute('data-list') || levelOf(item) > 0)

/** Lists that follow each other. In Quill, each change of the kind begins another list. */
function neighbors(first: Element): Element[] {
  const next = nextDirectly(first)
  return isList(next) ? [first, ...neighbors(next)] : [first]
}

/** Reads the kinds, levels and tasks of Quill's lists. */
export function nestQuillLists(root: ParentNode): void {
  for (const item of root.querySelectorAll('[data-checked] > li:not([data-list])')) {
    const isDone = item.parentElement?.getAttribute('data-checked') === 'true'
    item.setAttribute('data-list', isDone ? 'checked' : 'unchecked')
  }
  const known = new Set<Element>()
  for (const list of root.querySelectorAll('ol, ul')) {
    const group = known.has(list) ? [] : neighbors(list)
    for (const one of group) known.add(one)
    if (group.some(isFlat)) nestItems(group)
  }
  for (const item of root.querySelectorAll('li[data-list$="checked"]')) {
    item.setAttribute(taskAttribute, item.getAttribute('data-list') === 'checked' ? 'done' : 'open')
  }
}
