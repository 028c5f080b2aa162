import type { ReactElement } from 'react'
import { Badge, ButtonLink, formatYuan, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { courseMessages } from '../messages'
import { opensAllLessons, opensToVip, type CourseAccess } from '../rules/access'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')};
`

/** Properties of {@link CourseActions}. */
export interface CourseActionsProps {
  access: CourseAccess
  /** Where learning begins or goes on; `null` for a course without lessons. */
  startHref: string | null
  /** Something was watched already. */
  isStarted: boolean
  /** A lesson that may be tried, when the course is not open. */
  trialHref: string | null
  /** URL of the order for this course. */
  orderHref: string
  vipHref: string
}

/** What one can do with a course: learn, buy, become a member, or try. */
export function CourseActions({
  access,
  startHref,
  isStarted,
  trialHref,
  orderHref,
  vipHref,
}: CourseActionsProps): ReactElement {
  return (
    <Row>
      {opensAllLessons(access) && startHref && (
        <ButtonLink size="lg" href={startHref}>
          {isStarted ? courseMessages.continue : courseMessages.start}
        </ButtonLink>
      )}
      {access.kind === 'for-sale' && (
        <ButtonLink size="lg" href={orderHref}>
          {courseMessages.buy(formatYuan(access.price))}
        </ButtonLink>
      )}
      {access.kind === 'claimable' && (
        <ButtonLink size="lg" href={orderHref}>
          {courseMessages.claim}
        </ButtonLink>
      )}
      {opensToVip(access) && (
        <ButtonLink
          size="lg"
          variant={access.kind === 'vip-only' ? 'primary' : 'secondary'}
          href={vipHref}
        >
          {courseMessages.watchByVip}
        </ButtonLink>
      )}
      {!opensAllLessons(access) && trialHref && (
        <ButtonLink size="lg" variant="ghost" href={trialHref}>
          {courseMessages.tryOut}
        </ButtonLink>
      )}
      {access.kind === 'free' && <Badge tone="success">{courseMessages.freeCourse}</Badge>}
      {access.kind === 'bought' && <Badge tone="accent">{courseMessages.bought}</Badge>}
      {access.kind === 'vip' && <Badge tone="member">{courseMessages.watchByVip}</Badge>}
    </Row>
  )
}
