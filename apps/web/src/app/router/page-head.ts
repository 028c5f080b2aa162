import { siteConfigQuery } from '@shuyuan/api/query'
import * as messages from '../messages'
import type { Services } from '../services'
import { siteUrlOf } from '../site/site-url'

/** The title of a document: the page's name, if it has one, then the school's, if that is known. */
export function pageTitle(page: string | undefined, school: string | undefined): string {
  return [page, school].filter(Boolean).join(' - ') || messages.home
}

interface PageHead {
  /** The page's name; left out while it is not known, and on the home page. */
  title?: string | undefined
  /** What search engines show below the title. @default the site's description */
  description?: string | undefined
  /** Absolute URL of an image for links to the page. @default the school's logo, else the site's own */
  image?: string | null | undefined
  /** Path and query under which search engines are to know the page; left out: not at all. */
  path?: string | undefined
}

/** The head of a page: its name, then the school's, as far as the query cache knows it. */
export function pageHead(
  { api, env, queryClient }: Pick<Services, 'api' | 'env' | 'queryClient'>,
  { title, description = messages.siteDescription, image, path }: PageHead = {},
) {
  const config = queryClient.getQueryData(siteConfigQuery(api).queryKey)
  const common = [
    { title: pageTitle(title, config?.name) },
    { name: 'description', content: description },
  ]
  if (path === undefined) return { meta: [...common, { name: 'robots', content: 'noindex' }] }
  const siteUrl = siteUrlOf(env, config)
  // Crawlers need absolute URLs.
  if (siteUrl === '') return { meta: common }
  const url = siteUrl + path
  return {
    meta: [
      ...common,
      { property: 'og:title', content: title ?? config?.name },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: image ?? config?.logo ?? `${siteUrl}/share-image.png` },
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}
