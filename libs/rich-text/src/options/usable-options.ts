import type { RichTextOptions } from '../rich-text-options'
import { wrongOptions } from './wrong-options'

/** Returns the options without invalid ones. An unknown format becomes HTML. */
export function usableOptions<Options extends RichTextOptions>(given: Options): Options {
  const wrong = wrongOptions(given)
  if (wrong.length === 0) return given
  const unset = Object.fromEntries(wrong.map((name) => [name, undefined]))
  return Object.assign({}, given, unset, wrong.includes('format') ? { format: 'html' } : {})
}
