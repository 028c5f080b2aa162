import { ButtonLink, PageHeading } from '@shuyuan/ui'
import * as messages from '../../messages'
import { useDocumentTitle } from '../../use-document-title'
import { CenteredPage } from '../frames/centered-page'
import { Picture } from '../frames/picture'

/** For any path that is no page of the site; it has neither header nor footer. */
export function NotFoundPage() {
  useDocumentTitle(messages.notFound)
  return (
    <main id="main">
      <meta name="robots" content="noindex" />
      <CenteredPage>
        <Picture name="lost" />
        <PageHeading>{messages.notFound}</PageHeading>
        <p>{messages.notFoundHint}</p>
        <CenteredPage.Actions>
          <ButtonLink href="/" replace>
            {messages.backHome}
          </ButtonLink>
          <ButtonLink href="/courses" variant="secondary">
            {messages.browseCourses}
          </ButtonLink>
        </CenteredPage.Actions>
      </CenteredPage>
    </main>
  )
}
