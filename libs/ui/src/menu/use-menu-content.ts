import { useState } from 'react'
import type { MenuContent } from './menu-content'

/** The menu's code, fetched on the first `load()`; a failed fetch is told and can be tried again. */
export function useMenuContent(): {
  Content: typeof MenuContent | null
  load: () => Promise<boolean>
} {
  const [Content, setContent] = useState<typeof MenuContent | null>(null)

  async function load(): Promise<boolean> {
    if (Content) return true
    try {
      const module = await import('./menu-content')
      setContent(() => module.MenuContent)
      return true
    } catch {
      return false
    }
  }

  return { Content, load }
}
