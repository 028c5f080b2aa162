import { useEffect } from 'react'
import type { RichTextOptions } from '../rich-text-options'
import { mistakesIn, reportMistakes } from '../source-text'

/** Reports invalid props to the developer, once until they change. */
export function useMistakes(source: unknown, options: RichTextOptions): void {
  const mistakes = mistakesIn('RichText', source, options)
  useEffect(() => reportMistakes(mistakes), [mistakes])
}
