import { ButtonLink, PageHeading } from '@shuyuan/ui'
import { useHref } from '../links/use-href'
import { CenteredPage } from '../pages/frames/centered-page'
import { Picture } from '../pages/frames/picture'
import * as messages from '../page-messages'

/** A page about a record that is not there (any more). */
export function MissingPage({ title }: { title: string }) {
  const href = useHref()
  return (
    <CenteredPage>
      <Picture name="lost" />
      <PageHeading>{title}</PageHeading>
      <p>{messages.missingHint}</p>
      <ButtonLink href={href({ to: '/courses' })}>{messages.browseCourses}</ButtonLink>
    </CenteredPage>
  )
}
