/** The choices of the toolbar that are for a page as a whole; the page has each as an attribute. */
export interface PageGlobals {
  theme: string
  contrast: string
  brand: string
  textSize: string
  motion: string
}

/** Those among all choices, or among the attributes of a page. */
export function pageGlobals(from: Record<string, unknown>): PageGlobals {
  return {
    theme: String(from['theme']),
    contrast: String(from['contrast']),
    brand: String(from['brand']),
    textSize: String(from['textSize']),
    motion: String(from['motion']),
  }
}
