import type { ReactElement } from 'react'
import type { CourseDetail, Lesson } from '@shuyuan/api'
import { ButtonLink, Link, media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { cardMessages, courseMessages } from '../messages'
import { courseAccess } from '../rules/access'
import { mainCourseAction } from '../rules/course-actions'

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')} ${token('space-3')};
  min-block-size: 64px;
  padding: ${token('space-2')} ${token('space-3')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface-raised')};
  box-shadow: ${token('shadow-floating')};
  ${media.md} {
    padding-inline: ${token('space-5')} ${token('space-3')};
  }
  /* Without room for the title, a bar with a single button is not worth showing. */
  ${media.below.md} {
    &[data-only-button] {
      display: none;
    }
    & > :last-child {
      flex: 1 1 auto;
    }
  }
`

const Title = styled.p`
  display: none;
  flex: 1 0 0;
  min-inline-size: 0;
  overflow: hidden;
  font-weight: ${token('weight-strong')};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.md} {
    display: block;
  }
`

/** The second action is a link, so that the button is more prominent. */
const OtherWay = styled(Link)`
  display: grid;
  align-items: center;
  min-block-size: ${token('touch-target')};
  padding-inline: ${token('space-2')};
  font: ${token('type-small')};
  font-weight: ${token('weight-medium')};
  white-space: nowrap;
`

export interface CourseBarProps {
  /** The course with the access of the learner. */
  detail: CourseDetail
  /** Whether the site sells VIP plans. */
  sellsVip: boolean
  /** Returns the URL of a lesson. */
  hrefForLesson: (lesson: Lesson) => string
  /** URL to order this course. */
  orderHref: string
  /** URL of the VIP page. */
  vipHref: string
}

/**
 * One-line bar with the main action of a course, meant for the lower edge of the window while the
 * purchase card is out of sight. Renders nothing for an open course without lessons. Below 768 px,
 * where the title has no room, only courses on sale show it.
 */
export function CourseBar({ sellsVip, ...course }: CourseBarProps): ReactElement | null {
  const messages = useMessages(courseMessages)
  const { claim } = useMessages(cardMessages)
  const { detail, vipHref } = course
  const access = courseAccess(detail, sellsVip)
  const action = mainCourseAction({ ...course, access }, { ...messages, claim })
  if (action === null) return null
  return (
    <Root
      aria-label={messages.bar}
      data-only-button={access.kind === 'for-sale' ? undefined : true}
    >
      <Title>{detail.course.title}</Title>
      {access.kind === 'for-sale' && access.isVipFree && (
        <OtherWay href={vipHref}>{messages.watchByVip}</OtherWay>
      )}
      <ButtonLink href={action.href}>{action.name ?? action.label}</ButtonLink>
    </Root>
  )
}
