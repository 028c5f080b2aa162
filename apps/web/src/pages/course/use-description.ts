import { useEffect } from 'react'

/** Describes the document by the page's own words, for as long as it is shown. */
export function useDescription(text: string): void {
  // The document's head, with the site's description in it, is not rendered by React.
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name=description]')
    if (meta === null || text === '') return
    const ofSite = meta.content
    meta.content = text
    return () => {
      meta.content = ofSite
    }
  }, [text])
}
