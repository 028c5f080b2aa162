import { ButtonLink, PageHeading } from '@shuyuan/ui'
import { useHref } from '../app/links/use-href'
import { FallbackTitle } from '../app/page/fallback-title'
import * as messages from '../app/messages'
import { CenteredPage } from '../app/page/centered-page'
import { Illustration } from '../app/page/illustration'

/** For any path that is no page of the site; it has neither header nor footer. */
export function NotFoundPage() {
  const href = useHref()
  return (
    <main id="main">
      <FallbackTitle>{messages.notFound}</FallbackTitle>
      <meta name="robots" content="noindex" />
      <CenteredPage>
        <Illustration name="lost" />
        <PageHeading>{messages.notFound}</PageHeading>
        <p>{messages.notFoundHint}</p>
        <CenteredPage.Actions>
          <ButtonLink href={href({ to: '/' })} replace>
            {messages.backHome}
          </ButtonLink>
          <ButtonLink href={href({ to: '/courses' })} variant="secondary">
            {messages.browseCourses}
          </ButtonLink>
        </CenteredPage.Actions>
      </CenteredPage>
    </main>
  )
}
