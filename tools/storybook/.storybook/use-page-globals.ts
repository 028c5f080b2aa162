import { useEffect } from 'react'

interface PageGlobals {
  theme: string
  contrast: string
  language: string
}

/** Sets language, theme and contrast of the page the stories stand in. */
export function usePageGlobals({ theme, contrast, language }: PageGlobals): void {
  useEffect(() => {
    document.documentElement.lang = language
    Object.assign(document.documentElement.dataset, { theme, contrast })
  }, [theme, contrast, language])
}
