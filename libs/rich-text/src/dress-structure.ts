import { messages } from './messages'

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  for (const attribute of element.attributes) renamed.setAttribute(attribute.name, attribute.value)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** The page around owns heading 1; a text that has one moves all its headings a level down. */
function lowerHeadings(fragment: DocumentFragment): void {
  if (!fragment.querySelector('h1')) return
  for (const level of [5, 4, 3, 2, 1]) {
    for (const heading of fragment.querySelectorAll(`h${level}`)) rename(heading, `h${level + 1}`)
  }
}

function wrapTables(fragment: DocumentFragment): void {
  for (const table of fragment.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue
    const frame = table.ownerDocument.createElement('div')
    frame.className = 'rt-table'
    frame.setAttribute('role', 'group')
    frame.setAttribute('aria-label', messages.table)
    frame.setAttribute('tabindex', '0')
    table.replaceWith(frame)
    frame.append(table)
  }
}

function markTasks(fragment: DocumentFragment): void {
  for (const item of fragment.querySelectorAll('li')) {
    const holder = item.firstElementChild?.localName === 'p' ? item.firstElementChild : item
    const text = holder.firstChild
    const task = text?.nodeType === 3 ? /^\s*\[([ xX])\]\s/.exec(text.nodeValue ?? '') : null
    if (!text || !task) continue
    const box = item.ownerDocument.createElement('input')
    const isDone = task[1] !== ' '
    box.setAttribute('type', 'checkbox')
    box.setAttribute('disabled', '')
    box.toggleAttribute('checked', isDone)
    box.setAttribute('aria-label', isDone ? messages.taskDone : messages.taskOpen)
    text.nodeValue = (text.nodeValue ?? '').slice(task[0].length)
    holder.prepend(box, ' ')
    item.className = 'rt-task'
  }
}

/** Lowers headings, lets tables scroll inside themselves, draws task lists. */
export function dressStructure(fragment: DocumentFragment): void {
  lowerHeadings(fragment)
  wrapTables(fragment)
  markTasks(fragment)
}
