import { useState } from 'react'
import { App } from '../core/app'
import { siteAt, startServer, type SitePageProps } from './start-site'

function StartedPage(page: SitePageProps) {
  const [site] = useState(() => {
    startServer(page)
    return siteAt(page.path)
  })
  return <App {...site} />
}

/** A page of the site with a mocked server. Restarts when its props change. */
export function SitePage(page: SitePageProps) {
  return <StartedPage key={JSON.stringify(page)} {...page} />
}
