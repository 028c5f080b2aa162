import { ButtonLink, PageHeading } from '@shuyuan/ui'
import { CenteredPage } from '../pages/frames/centered-page'
import { Picture } from '../pages/frames/picture'
import * as messages from '../page-messages'

/** A page about a record that is not there (any more). The page titles the document, once for all states. */
export function MissingPage({ title }: { title: string }) {
  return (
    <CenteredPage>
      <meta name="robots" content="noindex" />
      <Picture name="lost" />
      <PageHeading>{title}</PageHeading>
      <p>{messages.missingHint}</p>
      <ButtonLink href="/courses">{messages.browseCourses}</ButtonLink>
    </CenteredPage>
  )
}
