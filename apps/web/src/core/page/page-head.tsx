import { siteConfigQuery } from '@shuyuan/api/query'
import { useQuery } from '@tanstack/react-query'
import { pageTitle } from '../router/titles'
import { siteUrlOf } from '../site/site-url'
import { useServices } from '../use-services'
import * as messages from './messages'

interface PageHeadProps {
  /** @default the school's name alone */
  title?: string | undefined
  /** Shown by search engines below the title. @default the site's description */
  description?: string | undefined
  /** Absolute URL of an image for links to the page. @default the school's logo, else the site's own */
  image?: string | null | undefined
  /** Canonical path and query. Omit it to keep search engines away. */
  path?: string | undefined
}

/** Title and description of a page, which React moves to the document's head. */
export function PageHead({
  title,
  description = messages.siteDescription,
  image,
  path,
}: PageHeadProps) {
  const { api, env } = useServices()
  const { data: config } = useQuery({ ...siteConfigQuery(api), enabled: false })
  const siteUrl = siteUrlOf(env, config)
  return (
    <>
      <title>{pageTitle(title, config?.name)}</title>
      <meta name="description" content={description} />
      {path === undefined && <meta name="robots" content="noindex" />}
      {/* Crawlers need absolute URLs. */}
      {path !== undefined && siteUrl !== '' && (
        <>
          <meta property="og:title" content={title || config?.name} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={siteUrl + path} />
          <meta
            property="og:image"
            content={image ?? config?.logo ?? `${siteUrl}/share-image.png`}
          />
          <link rel="canonical" href={siteUrl + path} />
        </>
      )}
    </>
  )
}
