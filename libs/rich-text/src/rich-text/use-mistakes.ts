import { useEffect } from 'react'
import { mistakeIn, reportMistake } from '../source-text'

/** Reports wrong properties to the developer, once until they change. */
export function useMistakes(source: unknown, format: unknown): void {
  const mistake = mistakeIn('RichText', source, format)
  useEffect(() => reportMistake(mistake), [mistake])
}
