import { useSite } from '@shuyuan/site/react'
import * as messages from './messages'
import { useTitle } from './use-title'

/** Titles the document: the page's name, if it has one, then the site's, if that is known. */
export function useDocumentTitle(page?: string): void {
  const { config } = useSite()
  useTitle([page, config.name].filter(Boolean).join(' - ') || messages.home)
}
