/** A formula without its delimiters. */
export interface Formula {
  tex: string
  /** Set on a line of its own. */
  display: boolean
}

/** Takes the delimiters off a formula as typed, e.g. `$x$` or `\[x\]`. */
export function formulaOf(raw: string): Formula {
  const display = raw.startsWith('$$') || raw.startsWith('\\[')
  const width = display || raw.startsWith('\\') ? 2 : 1
  return { tex: raw.slice(width, -width), display }
}
