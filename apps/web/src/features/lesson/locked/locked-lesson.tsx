import type { Course, LessonDetail } from '@shuyuan/api'
import { isFullyOpen, isOpenToVip, lessonsInOrder, type CourseAccess } from '@shuyuan/courses'
import { ButtonLink, media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { courseLink, lessonLink } from '../../../core/router/page-links'
import { useHref } from '../../../core/router/use-href'
import * as messages from '../messages'
import { OfferActions } from './offer-actions'

const Root = styled.div`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token('space-4')};
  overflow: hidden;
  aspect-ratio: 16 / 9;
  min-block-size: min-content;
  padding: ${token('space-4')};
  border-radius: ${token('radius-lg')};
  background: black;
  color: ${token('on-scrim')};
`

const Backdrop = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`

/** Over the cover, so that the words are readable on every picture. */
const Shade = styled.div`
  position: absolute;
  inset: 0;
  background: ${token('scrim-media')};
  opacity: 0.8;
`

const Reason = styled.p`
  position: relative;
  font: ${token('type-subtitle')};
  text-align: center;
  ${media.below.sm} {
    font: ${token('type-label')};
  }
`

const Actions = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-2')} ${token('space-3')};
`

interface LockedLessonProps {
  detail: Pick<LessonDetail, 'groups'> & { course: Pick<Course, 'id' | 'cover'> }
  access: CourseAccess
}

function lockReason(access: CourseAccess): string {
  if (access.kind === 'vip-only') return messages.lockedForVips
  if (access.kind === 'claimable') return messages.lockedForClaim
  if (access.kind !== 'for-sale') return messages.lockedClosed
  return isOpenToVip(access) ? messages.lockedForBoth : messages.lockedForSale
}

/** Replaces the player of a locked lesson with the reason, offers, and the first trial of the course. */
export function LockedLesson({ detail, access }: LockedLessonProps) {
  const { course, groups } = detail
  const href = useHref()
  const trial = lessonsInOrder(groups).find(({ freeSeconds }) => freeSeconds > 0)
  const isOffered = !isFullyOpen(access)
  return (
    <Root>
      {course.cover !== null && <Backdrop src={course.cover} alt="" />}
      <Shade />
      <Reason>{lockReason(access)}</Reason>
      <Actions>
        <OfferActions course={course} access={access} />
        {!isOffered && (
          <ButtonLink href={href(courseLink(course.id))} variant="secondary">
            {messages.backToCourse}
          </ButtonLink>
        )}
        {trial && (
          <ButtonLink href={href(lessonLink(trial.id))} variant="secondary">
            {messages.freeTrial}
          </ButtonLink>
        )}
      </Actions>
    </Root>
  )
}
