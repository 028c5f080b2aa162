import { useSite } from '@shuyuan/site/react'
import { useTitle } from './use-title'

/** Titles the document: the page's name, if it has one, then the site's. */
export function useDocumentTitle(page?: string): void {
  const { config } = useSite()
  useTitle(page === undefined || page === '' ? config.name : `${page} - ${config.name}`)
}
