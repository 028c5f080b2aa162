import { ErrorBoundary, lazyComponent, PageHeading } from '@shuyuan/ui'
import { FallbackTitle } from '../../core/page/fallback-title'
import { HydratedMark } from '../frame/hydrated-mark'
import * as messages from '../messages'

// Lazy, because few visits need it.
const NotFoundPage = lazyComponent(() =>
  import('./not-found-page').then((code) => code.NotFoundPage),
)

/** Shown for unknown paths, without header and footer. */
export function NotFound() {
  return (
    <main id="main">
      <FallbackTitle>{messages.notFound}</FallbackTitle>
      <meta name="robots" content="noindex" />
      <ErrorBoundary skeleton={null} heading={<PageHeading>{messages.notFound}</PageHeading>}>
        <NotFoundPage />
      </ErrorBoundary>
      <HydratedMark />
    </main>
  )
}
