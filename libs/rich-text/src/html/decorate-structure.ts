import { fill } from '../locales/fill'
import { localeOf } from '../locales/locale-of'
import type { RichTextLocale } from '../locales/rich-text-locale'
import type { RichTextOptions } from '../rich-text-options'
import { taskAttribute } from '../task-attribute'
import { headingId } from './heading-id'
import { setAttributes, tableFrame, taskBox } from './added-attributes'

/** State shared by the pieces of a text. */
export interface Surroundings {
  /** The text contains a heading 1. */
  lowersHeadings: boolean
  /** Number of tables in earlier pieces. Updated while decorating. */
  tables: number
  /** Heading IDs of earlier pieces and how often each was used. Updated while decorating. */
  headingIds: Map<string, number>
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  for (const attribute of element.attributes) renamed.setAttribute(attribute.name, attribute.value)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** The page owns heading 1, so a text with a heading 1 has all headings moved down one level. */
function lowerHeadings(fragment: DocumentFragment): void {
  for (const level of [5, 4, 3, 2, 1]) {
    for (const heading of fragment.querySelectorAll(`h${level}`)) rename(heading, `h${level + 1}`)
  }
}

function wrapTable(table: Element, number: number, locale: RichTextLocale): void {
  const caption = table.querySelector('caption')?.textContent?.trim()
  const frame = table.ownerDocument.createElement('div')
  setAttributes(frame, tableFrame(caption || fill(locale.table, 'number', number)))
  table.replaceWith(frame)
  frame.append(table)
}

function drawTask(item: Element, locale: RichTextLocale): void {
  const isDone = item.getAttribute(taskAttribute) === 'done'
  item.removeAttribute(taskAttribute)
  if (item.localName !== 'li') return
  const box = item.ownerDocument.createElement('input')
  setAttributes(box, taskBox(isDone, locale))
  const [first] = item.children
  const holder = first?.localName === 'p' ? first : item
  holder.prepend(box, ' ')
  item.className = 'rt-task'
}

/** Lowers headings, wraps tables in scrolling frames, renders task lists. */
export function decorateStructure(
  fragment: DocumentFragment,
  options: RichTextOptions,
  surroundings: Surroundings,
): void {
  const locale = localeOf(options)
  if (surroundings.lowersHeadings || fragment.querySelector('h1')) lowerHeadings(fragment)
  if (options.headingIds !== undefined) {
    for (const heading of fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
      heading.id = headingId(heading.textContent, options.headingIds, surroundings.headingIds)
    }
  }
  for (const table of fragment.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue
    surroundings.tables += 1
    wrapTable(table, surroundings.tables, locale)
  }
  for (const item of fragment.querySelectorAll(`[${taskAttribute}]`)) drawTask(item, locale)
}
