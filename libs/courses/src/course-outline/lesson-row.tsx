import { memo } from 'react'
import { CircleCheck, CirclePlay, Lock } from 'lucide-react'
import type { Lesson, LessonProgress } from '@shuyuan/api'
import { formatSpokenDuration } from '@shuyuan/time-format'
import { Badge, leader, Link, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { useTimeLocale } from '../courses-locale-provider/use-time-locale'
import { outlineMessages } from '../messages'
import { type CourseAccess, lessonAccess } from '../rules/access'
import { percentWatched } from '../rules/percent-watched'
import { LessonLength } from './lesson-length'

const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
  min-block-size: ${token('control-lg')};
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius-md')};
  color: ${token('text')};
  &:hover {
    background: ${token('hover')};
    text-decoration: none;
  }
  &:active {
    background: ${token('pressed')};
  }
  &[aria-current] {
    background: ${token('selected')};
    color: ${token('on-selected')};
    font-weight: ${token('weight-strong')};
  }
  & > svg {
    color: ${token('text-subtle')};
  }
  &[data-finished] > svg {
    color: ${token('success')};
  }
  &[aria-current] > svg {
    color: inherit;
  }
`

/** Its dots lead to the facts if they are beside it. */
const Title = styled.span`
  ${leader}
  @container (max-width: 480px) {
    &::after {
      display: none;
    }
  }
`

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
  color: ${token('text-subtle')};
  font: ${token('type-small')};
  font-variant-numeric: tabular-nums;
  @container (max-width: 480px) {
    grid-column: 2 / -1;
  }
`

function lockReason(access: CourseAccess, messages: typeof outlineMessages): string {
  if (access.kind === 'for-sale')
    return access.isVipFree ? messages.lockedForBoth : messages.lockedForBuyers
  return access.kind === 'vip-only' ? messages.lockedForVips : messages.lockedForClaim
}

export interface LessonRowProps {
  lesson: Lesson
  progress: LessonProgress | undefined
  access: CourseAccess
  boughtLessonIds: readonly number[] | undefined
  hrefFor: (lesson: Lesson) => string
  isCurrent: boolean
}

/** A lesson in the outline: a link with its length, its progress, and why it is locked. */
export const LessonRow = memo(function LessonRow({
  lesson,
  progress,
  access,
  boughtLessonIds,
  hrefFor,
  isCurrent,
}: LessonRowProps) {
  const messages = useMessages(outlineMessages)
  const locale = useTimeLocale()
  const may = lessonAccess(lesson, access, boughtLessonIds)
  const percent = percentWatched(progress, lesson.duration)
  const isFinished = percent === 100
  const Icon = may === 'locked' ? Lock : isFinished ? CircleCheck : CirclePlay
  return (
    <Row
      href={hrefFor(lesson)}
      aria-current={isCurrent ? 'page' : undefined}
      data-access={may}
      data-finished={isFinished || undefined}
    >
      <Icon size={18} aria-hidden />
      <Title>{lesson.title}</Title>
      <Facts>
        {isCurrent && may !== 'locked' && <span>{messages.current}</span>}
        {may === 'trial' && (
          <Badge tone="success">
            {messages.trial(formatSpokenDuration(lesson.freeSeconds, { locale }))}
          </Badge>
        )}
        {may === 'locked' && <span>{lockReason(access, messages)}</span>}
        {isFinished && <span>{messages.finished}</span>}
        {percent > 0 && !isFinished && <span>{messages.percentLearned(percent)}</span>}
        <LessonLength lesson={lesson} />
      </Facts>
    </Row>
  )
})
