import type { RichTextOptions } from './rich-text-options'
import { describeWrongOptions } from './options/describe-wrong-options'

/** A text as it comes from a host: what is no text is an empty one. */
export function sourceText(source: unknown): string {
  return typeof source === 'string' ? source : ''
}

function kindOf(value: unknown): string {
  return Array.isArray(value)
    ? 'an array'
    : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`
}

/**
 * What a developer got wrong, in words that name it and the remedy; `''` when nothing, and always in a
 * page built for production, which leaves the words out. A missing text is no mistake: it is how a CMS
 * says that there is none.
 *
 * @param caller the export that was given it
 */
export function mistakesIn(caller: string, source: unknown, options: RichTextOptions): string {
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

/** Reports mistakes to the developer. */
export function reportMistakes(mistakes: string): void {
  if (mistakes !== '') console.error(mistakes)
}
