import { ButtonLink, PageHeading } from '@shuyuan/ui'
import { useHref } from '../../links/use-href'
import { StandInTitle } from '../../blocks/stand-in-title'
import * as messages from '../../messages'
import { CenteredPage } from '../frames/centered-page'
import { Picture } from '../frames/picture'

/** For any path that is no page of the site; it has neither header nor footer. */
export function NotFoundPage() {
  const href = useHref()
  return (
    <main id="main">
      <StandInTitle>{messages.notFound}</StandInTitle>
      <meta name="robots" content="noindex" />
      <CenteredPage>
        <Picture name="lost" />
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
