/** Globals that apply to the whole page, each as an attribute. */
export interface PageGlobals {
  theme: string
  contrast: string
  brand: string
  textSize: string
  motion: string
}

/** Picks them from all globals, or from the attributes of a page. */
export function pageGlobals(from: Record<string, unknown>): PageGlobals {
  return {
    theme: String(from['theme']),
    contrast: String(from['contrast']),
    brand: String(from['brand']),
    textSize: String(from['textSize']),
    motion: String(from['motion']),
  }
}
