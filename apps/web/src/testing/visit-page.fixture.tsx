import { render } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { SitePage } from './site-page'
import { startServer, type SitePageProps } from './start-site'

/** Renders a page of the site, with a mocked server until the test ends. */
export function visitPage(props: SitePageProps) {
  onTestFinished(startServer(props))
  return render(<SitePage {...props} />)
}
