import { useEffect } from 'react'

/** Sets language and theme of the page the stories stand in. */
export function usePageGlobals(theme: string, language: string): void {
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dataset.theme = theme
  }, [theme, language])
}
