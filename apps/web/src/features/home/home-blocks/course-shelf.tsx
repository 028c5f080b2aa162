import type { CourseSummary, HomeBlock } from '@shuyuan/api'
import { CourseGrid, CourseLines, useVipTerms } from '@shuyuan/courses'
import { Badge, ButtonLink, media, Section, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import * as messages from '../messages'

/** Lines in two columns beside their title. */
const Index = styled(Section)`
  ${media.md} {
    & > ul {
      columns: 2;
      column-gap: ${token('space-9')};
    }
  }
  ${media.lg} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
    gap: ${token('space-6')};
    & > :first-child {
      align-content: start;
      justify-content: start;
    }
  }
`

export interface CourseShelfProps {
  block: Extract<HomeBlock, { kind: 'courses' }>
  /** Shows cards instead of lines. */
  hasCovers: boolean
  hrefFor: (course: Pick<CourseSummary, 'id'>) => string
  /** Link target of "View all". Omit it to hide the link. */
  allCoursesHref?: string | undefined
}

/** Courses that the school has chosen for its home page. */
export function CourseShelf({ block, hasCovers, hrefFor, allCoursesHref }: CourseShelfProps) {
  const { sellsVip } = useVipTerms()
  const { courses, title } = block
  const isKnown = courses.every(({ isVipFree }) => isVipFree !== null)
  const isForVip = isKnown ? courses.every(({ isVipFree }) => isVipFree) : /会员|VIP/i.test(title)
  const Root = hasCovers ? Section : Index
  // Without knowing what is free for members, prices could contradict the title.
  const props = { courses, hrefFor, hasPrice: isKnown || !isForVip }
  return (
    <Root
      hasRule={hasCovers}
      title={title || messages.courses}
      action={
        isForVip && sellsVip ? (
          <Badge tone="member">{messages.vipFree}</Badge>
        ) : (
          hasCovers &&
          allCoursesHref && (
            <ButtonLink href={allCoursesHref} variant="ghost" size="sm">
              {messages.seeAllCourses}
            </ButtonLink>
          )
        )
      }
    >
      {hasCovers ? (
        <CourseGrid {...props} columns={courses.length < 4 ? 3 : 4} />
      ) : (
        <CourseLines {...props} />
      )}
    </Root>
  )
}
