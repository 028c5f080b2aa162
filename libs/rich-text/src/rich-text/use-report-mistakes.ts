import { useEffect } from 'react'
import type { RichTextOptions } from '../rich-text-options'
import { describeMistakes, reportMistakes } from '../source-text'

/** Reports invalid props to the developer, once until they change. */
export function useReportMistakes(source: unknown, options: RichTextOptions): void {
  const mistakes = describeMistakes('RichText', source, options)
  useEffect(() => reportMistakes(mistakes), [mistakes])
}
