import type { ReactElement } from 'react'
import type { CourseSummary } from '@shuyuan/api'
import { Badge, Card, Cover, formatYuan, Link, Price, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { cardMessages } from '../messages'

const Body = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: ${token('space-1')};
  padding: min(${token('space-4')}, 8%);
  color: ${token('text-subtle')};
  font-size: ${token('text-xs')};
  /* In a narrow card two facts take a line each. */
  text-wrap: balance;
  word-break: keep-all;
`

const Title = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${token('text-md')};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

/** Its clickable area is the whole card, while its name stays the title. */
const TitleLink = styled(Link)`
  color: ${token('text')};
  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${token('radius-lg')};
    outline: inherit;
    outline-offset: -2px;
    content: '';
  }
`

const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-self: end;
  gap: 0 ${token('space-2')};
  font-size: ${token('text-sm')};
`

const Root = styled(Card)`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  block-size: 100%;
`

/** Properties of {@link CourseCard}. */
export interface CourseCardProps {
  course: CourseSummary
  href: string
  /** Rank of the title. @default 3 */
  headingLevel?: 2 | 3 | 4
  /** The site offers VIP plans. @default true */
  sellsVip?: boolean
  /** The learner holds a running VIP plan. @default false */
  isMember?: boolean
  /** Loads the cover at once, for cards seen first. */
  eager?: boolean
}

/** A course in a list: a link named by its title. */
export function CourseCard({
  course,
  href,
  headingLevel = 3,
  sellsVip = true,
  isMember,
  eager,
}: CourseCardProps): ReactElement {
  const { isFree, price, lessonCount, userCount, category } = course
  const isVipFree = course.isVipFree === true && sellsVip && !isFree
  const isSold = price > 0 && !isFree
  const isOpenToMember = isVipFree && isMember
  // Where the list lacks `isVipFree`, a course without a price may be for members.
  const isClaimable = price === 0 && !(sellsVip && course.isVipFree !== false)
  const words = isFree
    ? cardMessages.free
    : isOpenToMember
      ? cardMessages.vipFree
      : isClaimable && cardMessages.claim
  const facts = [
    lessonCount && cardMessages.lessonCount(lessonCount),
    userCount > 0 ? cardMessages.learners(userCount) : category?.name,
  ]
  return (
    <Root forwardedAs="article" interactive flush>
      <Cover src={course.cover} alt="" title={course.title} ratio={16 / 9} eager={eager} />
      <Body>
        <Title as={`h${headingLevel}`}>
          <TitleLink href={href} title={course.title}>
            {course.title}
          </TitleLink>
        </Title>
        <div>{facts.filter(Boolean).join(' · ')}</div>
        <Foot>
          {words && <Badge tone="success">{words}</Badge>}
          {isSold && (isOpenToMember ? <s>{formatYuan(price)}</s> : <Price yuan={price} />)}
          {isVipFree && !isMember && (
            <Badge tone="member">{isSold ? cardMessages.vipFree : cardMessages.vipOnly}</Badge>
          )}
        </Foot>
      </Body>
    </Root>
  )
}
