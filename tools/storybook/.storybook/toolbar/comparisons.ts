/** A frame of a comparison: the same story with other globals or in another width. */
export interface ComparedFrame {
  title: string
  src: string
  /** In px. Without it, the frame shares the window with the others. */
  width?: number
}

const themes = [
  { title: '浅色', globals: { theme: 'light', contrast: 'standard' } },
  { title: '深色', globals: { theme: 'dark', contrast: 'standard' } },
  { title: '高对比度', globals: { theme: 'light', contrast: 'more' } },
]

const widths = [375, 768, 1440]

/** Returns the frames of the global `compare`, or none if it is not set. */
export function framesOf(id: string, globals: Record<string, unknown>): ComparedFrame[] {
  function srcWith(changed: Record<string, string>): string {
    const all = Object.entries({ ...globals, ...changed, compare: 'off' })
    const shown = all.flatMap(([name, value]) =>
      typeof value === 'string' ? [`${name}:${value}`] : [],
    )
    return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: shown.join(';') })}`
  }
  switch (globals['compare']) {
    case 'themes':
      return themes.map(({ title, globals }) => ({ title, src: srcWith(globals) }))
    case 'widths':
      return widths.map((width) => ({ title: `${width}`, src: srcWith({}), width }))
    default:
      return []
  }
}
