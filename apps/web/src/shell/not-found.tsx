import { BlockBoundary, lazyComponent, PageHeading } from '@shuyuan/ui'
import { FallbackTitle } from '../core/page/fallback-title'
import * as messages from '../core/messages'

/** Few visits come to it. */
const NotFoundPage = lazyComponent(() =>
  import('./not-found-page').then((code) => code.NotFoundPage),
)

/** For any path that is no page of the site; it has neither header nor footer. */
export function NotFound() {
  return (
    <main id="main">
      <FallbackTitle>{messages.notFound}</FallbackTitle>
      <meta name="robots" content="noindex" />
      <BlockBoundary skeleton={null} heading={<PageHeading>{messages.notFound}</PageHeading>}>
        <NotFoundPage />
      </BlockBoundary>
    </main>
  )
}
