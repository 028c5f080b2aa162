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
 * What a developer got wrong, in words that name it and the remedy; `null` when nothing, and always in a
 * page built for production, which leaves the words out. A missing text is no mistake: it is how a CMS
 * says that there is none.
 *
 * @param caller the export that was given it
 */
export function mistakeIn(caller: string, source: unknown, format: unknown): string | null {
  if (process.env.NODE_ENV === 'production') return null
  if (source !== null && source !== undefined && typeof source !== 'string') {
    return `${caller}: "source" is ${kindOf(source)}, and nothing is shown. Give a string of HTML or Markdown.`
  }
  if (format !== 'html' && format !== 'markdown') {
    return `${caller}: "format" is ${JSON.stringify(format)}, and the text is read as HTML. Give 'html' or 'markdown'.`
  }
  return null
}

/** Reports a mistake to the developer. */
export function reportMistake(mistake: string | null): void {
  if (mistake !== null) console.error(mistake)
}
