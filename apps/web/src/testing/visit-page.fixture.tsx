import { render } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { SitePage } from './site-page'
import { startServer, type SitePageProps } from './start-site'

/** Opens a page of the site in its frame, answered by a server in memory until the test ends. */
export function visitPage(props: SitePageProps) {
  onTestFinished(startServer(props))
  return render(<SitePage {...props} />)
}
