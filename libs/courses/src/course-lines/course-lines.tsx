import type { ReactElement } from 'react'
import type { CourseSummary } from '@shuyuan/api'
import { formatYuan, leader, Link, plainList, TitleText, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import type { CourseCardProps } from '../course-card/course-card'
import { useMessages } from '../courses-locale-provider/use-messages'
import { cardMessages } from '../messages'
import { courseOffer } from '../rules/course-offer'
import { splitTitle } from '../rules/split-title'
import { useVipTerms } from '../vip-terms-provider/vip-terms'

const List = styled.ul`
  ${plainList}
`

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  align-items: baseline;
  column-gap: ${token('space-2')};
  min-block-size: ${token('touch-target')};
  padding-block: ${token('space-1')};
  break-inside: avoid;
`

const Name = styled.span`
  ${leader}
  &:last-child::after {
    display: none;
  }
`

/** The whole row is clickable. */
const RowLink = styled(Link)`
  color: ${token('text')};
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`

const Facts = styled.span`
  color: ${token('text-muted')};
  font: ${token('type-small')};
  font-variant-numeric: tabular-nums;
`

/** A course in {@link CourseLines}. */
export type CourseLine = Pick<
  CourseSummary,
  'id' | 'title' | 'price' | 'isFree' | 'isVipFree' | 'lessonCount'
>

export interface CourseLinesProps extends Pick<CourseCardProps, 'hasPrice'> {
  /** Courses in this order. */
  courses: readonly CourseLine[]
  /** Returns the URL of a course. */
  hrefFor: (course: CourseLine) => string
  /** Class of the root element. */
  className?: string
}

/**
 * Courses as lines of a table of contents: number of lessons, price, and the title up to its colon, unless other lines
 * start alike.
 */
export function CourseLines({
  courses,
  hrefFor,
  hasPrice = true,
  className,
}: CourseLinesProps): ReactElement {
  const messages = useMessages(cardMessages)
  const terms = useVipTerms()
  function costOf(course: CourseLine): string | false {
    const offer = courseOffer(course, terms)
    if (course.isFree) return messages.free
    if (offer.isOpenToMember) return messages.vipFree
    if (offer.isSold) return formatYuan(course.price)
    if (offer.isVipFree) return messages.vipOnly
    return offer.isClaimable && messages.claim
  }
  const names = courses.map(({ title }) => splitTitle(title)[0])
  const nameOf = ({ title }: CourseLine) => {
    const [name] = splitTitle(title)
    return names.indexOf(name) === names.lastIndexOf(name) ? name : title
  }
  return (
    <List role="list" className={className}>
      {courses.map((course) => {
        const lessons = course.lessonCount && messages.lessonCount(course.lessonCount)
        const facts = [lessons, hasPrice && costOf(course)].filter(Boolean)
        return (
          <Row key={course.id}>
            <Name>
              <RowLink href={hrefFor(course)} title={course.title} aria-label={course.title}>
                <TitleText>{nameOf(course)}</TitleText>
              </RowLink>
            </Name>
            {facts.length > 0 && <Facts>{facts.join(' · ')}</Facts>}
          </Row>
        )
      })}
    </List>
  )
}
