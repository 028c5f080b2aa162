import type { RichTextLocale } from '../locales/rich-text-locale'

/** Attributes with their values, in the order in which they are written. */
export type Marks = readonly (readonly [name: string, value: string])[]

/** What a link carries that leaves the site: it opens in a new window and gives no handle back. */
export const outwardLink: Marks = [
  ['target', '_blank'],
  ['rel', 'noopener noreferrer nofollow'],
  ['data-external', ''],
]

/** What an image carries that may come late. */
export const lazyImage: Marks = [
  ['loading', 'lazy'],
  ['decoding', 'async'],
]

/** What the frame carries in which a table scrolls. */
export function tableFrame(label: string): Marks {
  return [
    ['class', 'rt-table'],
    ['role', 'region'],
    ['aria-label', label],
    ['tabindex', '0'],
  ]
}

/** What the box of a task carries. */
export function taskBox(isDone: boolean, { taskDone, taskOpen }: RichTextLocale): Marks {
  return [
    ['type', 'checkbox'],
    ['disabled', ''],
    ...(isDone ? [['checked', ''] as const] : []),
    ['aria-label', isDone ? taskDone : taskOpen],
  ]
}

/** Gives an element its marks. */
export function mark(element: Element, marks: Marks): void {
  for (const [name, value] of marks) element.setAttribute(name, value)
}
