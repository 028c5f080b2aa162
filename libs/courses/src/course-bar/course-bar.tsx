import type { ReactElement } from 'react'
import type { CourseDetail, Lesson } from '@shuyuan/api'
import { ButtonLink, formatYuan, media, Price, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { courseMessages } from '../messages'
import { courseAccess, opensAllLessons, opensToVip } from '../rules/access'
import { continueLesson } from '../rules/lesson-order'

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};
  min-block-size: 64px;
  padding: ${token('space-1')} ${token('space-4')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface-raised')};
  box-shadow: ${token('shadow-floating')};
  & > a {
    flex: none;
  }
  ${media.below.sm} {
    padding-inline: ${token('space-3')};
  }
  /* Without room for the title one button would be all of it, and no bar. */
  ${media.below.md} {
    &[data-only-button] {
      display: none;
    }
  }
`

const Title = styled.p`
  display: none;
  flex: 1 0 0;
  min-inline-size: 0;
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.md} {
    display: block;
  }
`

const Cost = styled.p`
  flex: 1;
  ${media.md} {
    flex: none;
  }
`

/** Properties of {@link CourseBar}. */
export interface CourseBarProps {
  detail: CourseDetail
  /** The site offers VIP plans. */
  sellsVip: boolean
  lessonHref: (lesson: Lesson) => string
  /** URL of the order for this course. */
  orderHref: string
  vipHref: string
}

/**
 * What one can do with a course in one line, for the lower edge of the window while the head of the
 * page is out of sight; nothing for an open course without lessons. Below 768 px, where the title has no
 * room, it is there for a course on sale only, with price and buttons.
 */
export function CourseBar({
  detail,
  sellsVip,
  lessonHref,
  orderHref,
  vipHref,
}: CourseBarProps): ReactElement | null {
  const access = courseAccess(detail, sellsVip)
  const point = continueLesson(detail.groups, detail.progress)
  const isOpen = opensAllLessons(access)
  if (isOpen && point === null) return null
  return (
    <Root
      aria-label={courseMessages.bar}
      data-only-button={access.kind === 'for-sale' ? undefined : true}
    >
      <Title>{detail.course.title}</Title>
      {access.kind === 'for-sale' && (
        <Cost>
          <Price yuan={access.price} />
        </Cost>
      )}
      {opensToVip(access) && (
        <ButtonLink href={vipHref} variant={access.kind === 'vip-only' ? 'primary' : 'secondary'}>
          {courseMessages.watchByVip}
        </ButtonLink>
      )}
      {access.kind === 'for-sale' && (
        <ButtonLink href={orderHref} aria-label={courseMessages.buy(formatYuan(access.price))}>
          {courseMessages.buyShort}
        </ButtonLink>
      )}
      {access.kind === 'claimable' && (
        <ButtonLink href={orderHref}>{courseMessages.claim}</ButtonLink>
      )}
      {isOpen && point && (
        <ButtonLink href={lessonHref(point.lesson)}>
          {point.isStarted ? courseMessages.continue : courseMessages.start}
        </ButtonLink>
      )}
    </Root>
  )
}
