import { ButtonLink, PageHeading, StateImage } from '@shuyuan/ui'
import { useHref } from '../router/use-href'
import { CenteredPage } from './centered-page'
import * as messages from './messages'

/** Shown if the record of a page does not exist (any more). */
export function MissingPage({ title }: { title: string }) {
  const href = useHref()
  return (
    <CenteredPage>
      <StateImage kind="lost" />
      <PageHeading>{title}</PageHeading>
      <p>{messages.missingHint}</p>
      <ButtonLink href={href({ to: '/courses' })}>{messages.seeAllCourses}</ButtonLink>
    </CenteredPage>
  )
}
