import { ButtonLink, PageHeading } from '@shuyuan/ui'
import { CenteredPage } from '../pages/frames/centered-page'
import { pageMessages as messages } from '../page-messages'
import { useDocumentTitle } from '../use-document-title'

/** A page about a record that is not there (any more). */
export function MissingPage({ title }: { title: string }) {
  useDocumentTitle(title)
  return (
    <CenteredPage>
      <meta name="robots" content="noindex" />
      <PageHeading>{title}</PageHeading>
      <p>{messages.missingHint}</p>
      <ButtonLink href="/courses">{messages.browseCourses}</ButtonLink>
    </CenteredPage>
  )
}
