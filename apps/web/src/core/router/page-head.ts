import { siteConfigQuery } from '@shuyuan/api/query'
import * as messages from '../messages'
import type { Services } from '../services'
import { siteUrlOf } from '../site/site-url'

/** Joins page title and school name, omitting what is unknown. */
export function pageTitle(page: string | undefined, school: string | undefined): string {
  return [page, school].filter(Boolean).join(' - ') || messages.home
}

interface PageHead {
  /** Title of the page; `''` while it is unknown. @default the `staticData.title` of the route */
  title?: string | undefined
  /** Shown by search engines below the title. @default the site's description */
  description?: string | undefined
  /** Absolute URL of an image for links to the page. @default the school's logo, else the site's own */
  image?: string | null | undefined
  /** Canonical path and query. Omit it to keep search engines away. */
  path?: string | undefined
}

interface PageMatch {
  context: Pick<Services, 'api' | 'env' | 'queryClient'>
  staticData: { title?: string | undefined }
}

/** Builds the `head` of a route. Reads the school's settings from the query cache, if they are loaded. */
export function pageHead(
  { context: { api, env, queryClient }, staticData }: PageMatch,
  { title = staticData.title, description = messages.siteDescription, image, path }: PageHead = {},
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
      { property: 'og:title', content: title || config?.name },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: image ?? config?.logo ?? `${siteUrl}/share-image.png` },
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}
