import type { Course } from '@shuyuan/api'
import { isOpenToVip, type CourseAccess } from '@shuyuan/courses'
import { formatSpokenDuration } from '@shuyuan/time-format'
import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import * as messages from '../messages'
import { OfferActions } from './offer-actions'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')} ${token('space-5')};
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-md')};
  background: ${token('info-soft')};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
`

interface TrialBarProps {
  course: Pick<Course, 'id'>
  access: CourseAccess
  /** Length of the trial in seconds. */
  seconds: number
}

/** Length of the trial and offers for the full course. */
export function TrialBar({ course, access, seconds }: TrialBarProps) {
  const duration = formatSpokenDuration(seconds)
  return (
    <Root>
      <p>{offer(access, duration)}</p>
      <Actions>
        <OfferActions course={course} access={access} />
      </Actions>
    </Root>
  )
}

function offer(access: CourseAccess, duration: string): string {
  if (access.kind === 'vip-only') return messages.trialVipOffer(duration)
  if (access.kind === 'claimable') return messages.trialClaimOffer(duration)
  if (access.kind !== 'for-sale') return messages.trial(duration)
  return isOpenToVip(access) ? messages.trialBothOffer(duration) : messages.trialOffer(duration)
}
