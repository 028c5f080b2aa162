import { useSite } from '@shuyuan/site/react'
import { useEffect } from 'react'

/** Titles the document: the page's name, if it has one, then the site's. */
export function useDocumentTitle(page?: string): void {
  const { config } = useSite()
  const title = page === undefined || page === '' ? config.name : `${page} - ${config.name}`
  // The title belongs to the document, which React does not render.
  useEffect(() => {
    document.title = title
  }, [title])
}
