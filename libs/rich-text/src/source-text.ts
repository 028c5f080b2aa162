import type { RichTextOptions } from './rich-text-options'

/** Source text of a host. Anything but a string is empty. */
export function sourceText(source: unknown): string {
  return typeof source === 'string' ? source : ''
}

/** Throws if an untyped host gives no valid format, because HTML and Markdown show each other's texts wrong. */
export function invariant({ format }: RichTextOptions): void {
  if (format !== 'html' && format !== 'markdown') {
    throw new TypeError(`The format of a rich text is 'html' or 'markdown', not ${String(format)}.`)
  }
}
