import { taskAttribute } from '../task-attribute'

export const quillAttributes: readonly string[] = ['data-list', 'data-checked', 'data-language']

/** Indent level of a paragraph, 1 to 8. */
const indentAttribute = 'data-rt-indent'

/** Suffix of a class, such as `center` of `ql-align-center`. */
function markOf(element: Element, mark: RegExp): string | undefined {
  return mark.exec(element.className)?.[1]
}

const levelOf = (element: Element) => Number(markOf(element, /\bql-indent-([1-8])\b/) ?? 0)

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

function readLists(fragment: DocumentFragment): void {
  for (const item of fragment.querySelectorAll('[data-checked] > li:not([data-list])')) {
    const isDone = item.parentElement?.getAttribute('data-checked') === 'true'
    item.setAttribute('data-list', isDone ? 'checked' : 'unchecked')
  }
  const lists = [...fragment.querySelectorAll('ol, ul')].filter((list) =>
    [...list.children].some((item) => item.hasAttribute('data-list') || levelOf(item) > 0),
  )
  for (const list of lists) nestItems(list)
  for (const item of fragment.querySelectorAll('li[data-list$="checked"]')) {
    item.setAttribute(taskAttribute, item.getAttribute('data-list') === 'checked' ? 'done' : 'open')
  }
}

const isCodeLine = (element: Element | null) => element?.classList.contains('ql-code-block')

/** Joins consecutive lines of code into one block. */
function joinLines(first: Element): void {
  const lines = [first]
  for (
    let next = first.nextElementSibling;
    next && isCodeLine(next);
    next = next.nextElementSibling
  )
    lines.push(next)
  const block = first.ownerDocument.createElement('pre')
  block.textContent = lines.map((line) => line.textContent).join('\n')
  const language = first.getAttribute('data-language')
  if (language !== null) block.setAttribute('data-language', language)
  const container = first.closest('.ql-code-block-container') ?? first
  container.replaceWith(block)
  for (const line of lines) line.remove()
}

function readCode(fragment: DocumentFragment): void {
  const lines = [...fragment.querySelectorAll('.ql-code-block')]
  const first = lines.filter((line) => !isCodeLine(line.previousElementSibling))
  for (const line of first) joinLines(line)
  for (const block of fragment.querySelectorAll('pre[data-language]:not([class*="language-"])')) {
    const language = block.getAttribute('data-language') ?? ''
    if (language !== 'plain' && /^[\w+#.-]+$/.test(language)) {
      block.className = `language-${language}`
    }
  }
}

/**
 * Converts the `data-list` and `data-language` attributes and the classes of Quill to HTML: list kinds and
 * levels, tasks, alignment, direction, indents and code blocks.
 */
export function readQuill(fragment: DocumentFragment): void {
  for (const part of fragment.querySelectorAll('.ql-ui, .ql-clipboard, .ql-tooltip')) part.remove()
  readLists(fragment)
  readCode(fragment)
  for (const element of fragment.querySelectorAll('[class*="ql-"]')) {
    const align = markOf(element, /\bql-align-(center|right|justify)\b/)
    if (align) element.setAttribute('align', align)
    if (element.classList.contains('ql-direction-rtl')) element.setAttribute('dir', 'rtl')
    const level = levelOf(element)
    if (level > 0 && element.localName !== 'li') {
      element.setAttribute(indentAttribute, String(level))
    }
  }
}
