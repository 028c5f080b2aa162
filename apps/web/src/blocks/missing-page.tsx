import { ButtonLink, PageHeading } from '@shuyuan/ui'
import { CenteredPage } from '../pages/frames/centered-page'
import { Picture } from '../pages/frames/picture'
import * as messages from '../page-messages'
import { useDocumentTitle } from '../use-document-title'

/** A page about a record that is not there (any more). */
export function MissingPage({ title }: { title: string }) {
  useDocumentTitle(title)
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
