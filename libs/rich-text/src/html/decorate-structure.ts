import * as messages from '../messages'
import { taskAttribute } from '../task-attribute'
import { mark, tableFrame, taskBox } from './added-marks'

/** What a piece must know of the rest of its text. */
export interface Surroundings {
  /** The text has a heading 1 somewhere. */
  lowersHeadings: boolean
  /** Tables before this piece; counted on. */
  tables: number
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  for (const attribute of element.attributes) renamed.setAttribute(attribute.name, attribute.value)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** The page around owns heading 1; a text that has one moves all its headings a level down. */
function lowerHeadings(fragment: DocumentFragment): void {
  for (const level of [5, 4, 3, 2, 1]) {
    for (const heading of fragment.querySelectorAll(`h${level}`)) rename(heading, `h${level + 1}`)
  }
}

function wrapTable(table: Element, number: number): void {
  const caption = table.querySelector('caption')?.textContent?.trim()
  const frame = table.ownerDocument.createElement('div')
  mark(frame, tableFrame(caption || messages.table(number)))
  table.replaceWith(frame)
  frame.append(table)
}

function drawTask(item: Element): void {
  const isDone = item.getAttribute(taskAttribute) === 'done'
  item.removeAttribute(taskAttribute)
  if (item.localName !== 'li') return
  const box = item.ownerDocument.createElement('input')
  mark(box, taskBox(isDone))
  const [first] = item.children
  const holder = first?.localName === 'p' ? first : item
  holder.prepend(box, ' ')
  item.className = 'rt-task'
}

/** Lowers headings, lets tables scroll inside themselves, draws task lists. */
export function decorateStructure(fragment: DocumentFragment, surroundings: Surroundings): void {
  if (surroundings.lowersHeadings || fragment.querySelector('h1')) lowerHeadings(fragment)
  for (const table of fragment.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue
    surroundings.tables += 1
    wrapTable(table, surroundings.tables)
  }
  for (const item of fragment.querySelectorAll(`[${taskAttribute}]`)) drawTask(item)
}
