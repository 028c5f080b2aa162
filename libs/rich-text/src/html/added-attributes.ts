import type { RichTextLocale } from '../locales/rich-text-locale'

/** Attributes in the order of output. */
export type Attributes = readonly (readonly [name: string, value: string])[]

/** External links open in a new window without access to the opener. */
export const externalLink: Attributes = [
  ['target', '_blank'],
  ['rel', 'noopener noreferrer nofollow'],
  ['data-external', ''],
]

/** Lazy loading of images. */
export const lazyImage: Attributes = [
  ['loading', 'lazy'],
  ['decoding', 'async'],
]

/** Scrolling frame of a table. */
export function tableFrame(label: string): Attributes {
  return [
    ['class', 'rt-table'],
    ['role', 'region'],
    ['aria-label', label],
    ['tabindex', '0'],
  ]
}

/** Checkbox of a task. */
export function taskBox(isDone: boolean, { taskDone, taskOpen }: RichTextLocale): Attributes {
  return [
    ['type', 'checkbox'],
    ['disabled', ''],
    ...(isDone ? [['checked', ''] as const] : []),
    ['aria-label', isDone ? taskDone : taskOpen],
  ]
}

export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of attributes) element.setAttribute(name, value)
}
