import { useEffect } from 'react'

/** Sets language and theme of the page the stories stand in. */
export function usePageTheme(theme: string): void {
  useEffect(() => {
    document.documentElement.lang = 'zh-CN'
    document.documentElement.dataset.theme = theme
  }, [theme])
}
