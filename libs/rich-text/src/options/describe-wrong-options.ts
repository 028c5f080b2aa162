import type { RichTextOptions } from '../rich-text-options'
import { kinds, wrongOptions } from './wrong-options'

/** Describes each wrong option and how to fix it. */
export function describeWrongOptions(given: RichTextOptions): string[] {
  return wrongOptions(given).map((name) => {
    const value = JSON.stringify({ ...given }[name])
    const effect = name === 'format' ? 'the text is read as HTML' : 'it is left out'
    return `"${name}" is ${value}, and ${effect}. Give ${kinds[name].remedy}.`
  })
}
