import { siteConfigQuery } from '@shuyuan/api/query'
import * as messages from '../messages'
import type { Services } from '../services'

/** The title of a document: the page's name, if it has one, then the school's, if that is known. */
export function pageTitle(page: string | undefined, school: string | undefined): string {
  return [page, school].filter(Boolean).join(' - ') || messages.home
}

interface PageHead {
  /** The page's name; left out while it is not known, and on the home page. */
  title?: string | undefined
  /** What search engines show below the title. @default the site's description */
  description?: string | undefined
  /** Keeps the page out of search engines. */
  isHidden?: boolean
}

/** The head of a page: its name, then the school's, as far as the query cache knows it. */
export function pageHead(
  { api, queryClient }: Pick<Services, 'api' | 'queryClient'>,
  { title, description, isHidden = false }: PageHead = {},
) {
  const school = queryClient.getQueryData(siteConfigQuery(api).queryKey)?.name
  return {
    meta: [
      { title: pageTitle(title, school) },
      description ? { name: 'description', content: description } : undefined,
      isHidden ? { name: 'robots', content: 'noindex' } : undefined,
    ],
  }
}
