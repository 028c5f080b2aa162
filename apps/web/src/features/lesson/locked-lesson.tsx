import type { Course, LessonDetail } from '@shuyuan/api'
import { isFullyOpen, isOpenToVip, lessonsInOrder, type CourseAccess } from '@shuyuan/courses'
import { ButtonLink, Card, media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { courseLink, lessonLink } from '../../core/links/page-links'
import { useHref } from '../../core/links/use-href'
import * as messages from './locked-messages'
import { OfferActions } from './offer-actions'

const Root = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  min-block-size: min-content;
  border-radius: ${token('radius-lg')};
  background: ${token('surface-sunken')};
`

const Backdrop = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  filter: blur(24px);
  scale: 1.2;
`

const Offer = styled(Card)`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${token('space-2')};
  inline-size: min(32rem, 100% - ${token('space-8')});
  text-align: center;
  ${media.below.md} {
    inline-size: 100%;
    block-size: 100%;
    padding: ${token('space-3')};
    border: 0;
    border-radius: 0;
    place-content: center;
  }
`

const Reason = styled.p`
  font: ${token('type-subheading')};
  ${media.below.sm} {
    font: ${token('type-label')};
  }
`

const Hint = styled.p`
  color: ${token('text-muted')};
  ${media.below.sm} {
    font: ${token('type-small')};
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-1')} ${token('space-3')};
`

interface LockedLessonProps {
  detail: Pick<LessonDetail, 'groups'> & { course: Pick<Course, 'id' | 'cover'> }
  access: CourseAccess
}

function lockedTexts(access: CourseAccess): { reason: string; hint: string } {
  if (access.kind === 'vip-only') return { reason: messages.lockedForVips, hint: messages.vipNext }
  if (access.kind === 'claimable')
    return { reason: messages.lockedForClaim, hint: messages.claimNext }
  if (access.kind === 'for-sale')
    return isOpenToVip(access)
      ? { reason: messages.lockedForBoth, hint: messages.bothNext }
      : { reason: messages.lockedForSale, hint: messages.lockedNext }
  return { reason: messages.lockedClosed, hint: messages.closedNext }
}

/** Replaces the player of a locked lesson with the reason, offers, and the first trial of the course. */
export function LockedLesson({ detail, access }: LockedLessonProps) {
  const { course, groups } = detail
  const href = useHref()
  const trial = lessonsInOrder(groups).find(({ freeSeconds }) => freeSeconds > 0)
  const { reason, hint } = lockedTexts(access)
  const isOffered = !isFullyOpen(access)
  return (
    <Root>
      {course.cover !== null && <Backdrop src={course.cover} alt="" />}
      <Offer>
        <Reason>{reason}</Reason>
        <Hint>{hint}</Hint>
        <Actions>
          <OfferActions course={course} access={access} />
          {!isOffered && (
            <ButtonLink href={href(courseLink(course.id))} variant="secondary">
              {messages.backToCourse}
            </ButtonLink>
          )}
          {trial && (
            <ButtonLink href={href(lessonLink(trial.id))} variant="ghost">
              {messages.trial}
            </ButtonLink>
          )}
        </Actions>
      </Offer>
    </Root>
  )
}
