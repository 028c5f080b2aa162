import type { RichTextOptions } from './rich-text-options'
import { describeWrongOptions } from './options/describe-wrong-options'

/** Source text of a host. Anything but a string is empty. */
export function sourceText(source: unknown): string {
  return typeof source === 'string' ? source : ''
}

function kindOf(value: unknown): string {
  return Array.isArray(value)
    ? 'an array'
    : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`
}

/**
 * Describes a wrong argument and how to fix it; `''` if there is none, and always in production builds, which
 * omit the messages. A missing text is valid: a CMS uses it for "no text".
 *
 * @param caller name of the called export
 */
export function describeMistakes(
  caller: string,
  source: unknown,
  options: RichTextOptions,
): string {
  if (process.env.NODE_ENV !== 'production') {
    const ofSource =
      source === null || source === undefined || typeof source === 'string'
        ? []
        : [
            `"source" is ${kindOf(source)}, and nothing is shown. Give a string of HTML or Markdown.`,
          ]
    return [...ofSource, ...describeWrongOptions(options)]
      .map((mistake) => `${caller}: ${mistake}`)
      .join('\n')
  }
  return ''
}

export function reportMistakes(mistakes: string): void {
  if (mistakes !== '') console.error(mistakes)
}
