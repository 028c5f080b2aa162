import type { ReactElement } from 'react'
import { Lock } from 'lucide-react'
import type { Lesson } from '@shuyuan/api'
import { Badge, leader, Link, TitleText, token, VisuallyHidden } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { LessonLength } from '../course-outline/lesson-length'
import { useMessages } from '../courses-locale-provider/use-messages'
import { outlineMessages } from '../messages'
import type { LessonAccess } from '../rules/access'

const Row = styled.li`
  display: grid;
  grid-template-columns: 1.75em minmax(0, 1fr) auto;
  align-content: center;
  align-items: baseline;
  column-gap: ${token('space-2')};
  position: relative;
  min-block-size: ${token('touch-target')};
  padding-block: ${token('space-1')};
`

const Number = styled.span`
  color: ${token('text-subtle')};
  font: ${token('type-small')};
  font-variant-numeric: tabular-nums;
`

const Title = styled.span`
  ${leader}
  text-wrap: pretty;
`

/** The whole row is clickable. */
const RowLink = styled(Link)`
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`

const Facts = styled.span`
  display: flex;
  align-items: baseline;
  gap: ${token('space-2')};
  color: ${token('text-subtle')};
  font: ${token('type-small')};
  font-variant-numeric: tabular-nums;
  & > svg {
    flex: none;
    align-self: center;
  }
`

interface PreviewRowProps {
  /** Position in the course, starting at 1. */
  number: number
  lesson: Lesson
  may: LessonAccess
  href: string
}

/** A lesson in the outline preview; a link if it is accessible. */
export function PreviewRow({ number, lesson, may, href }: PreviewRowProps): ReactElement {
  const messages = useMessages(outlineMessages)
  const title = <TitleText>{lesson.title}</TitleText>
  return (
    <Row>
      <Number aria-hidden>{`${number}`.padStart(2, '0')}</Number>
      <Title>{may === 'locked' ? title : <RowLink href={href}>{title}</RowLink>}</Title>
      <Facts>
        {may === 'trial' && <Badge tone="success">{messages.trialMark}</Badge>}
        {may === 'locked' && (
          <>
            <Lock size={14} aria-hidden />
            <VisuallyHidden>{messages.locked}</VisuallyHidden>
          </>
        )}
        <LessonLength lesson={lesson} />
      </Facts>
    </Row>
  )
}
