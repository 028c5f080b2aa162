import { useState } from 'react'
import { App } from '../app/app'
import { siteAt, type SitePageProps } from './start-site'

/** A page of the site in its frame, answered by a server in memory. */
export function SitePage({ path }: SitePageProps) {
  const [site] = useState(() => siteAt(path))
  return <App {...site} />
}
