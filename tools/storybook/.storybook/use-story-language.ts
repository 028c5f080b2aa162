import { useEffect, useState } from 'react'

/**
 * Language of the mounted story: the one of the toolbar until something sets another `lang` on the page,
 * which translates the story without mounting it again.
 */
export function useStoryLanguage(language: string): string {
  const [current, setCurrent] = useState(language)
  useEffect(() => {
    const page = document.documentElement
    const follow = new MutationObserver(() => setCurrent(page.lang))
    follow.observe(page, { attributeFilter: ['lang'] })
    return () => follow.disconnect()
  }, [])
  return current
}
