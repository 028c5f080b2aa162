import type { ReactElement } from 'react'
import type { CourseSummary } from '@shuyuan/api'
import { Badge, Card, Cover, formatYuan, Link, media, Price, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { cardMessages } from '../messages'
import { cardLooks, type CardLook } from './card-looks'
import { cardRows } from './card-rows'

const Body = styled.div`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  gap: 0;
  /* Of a width in percent the rows of the list would know nothing. */
  padding: ${token('space-3')};
  color: ${token('text-subtle')};
  font: ${token('type-caption')};
  /* In a narrow card two facts take a line each. */
  text-wrap: balance;
  word-break: keep-all;
  & > :not(:first-child) {
    margin-block-start: ${token('space-1')};
  }
  ${media.md} {
    padding: ${token('space-4')};
  }
`

const Title = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  font: ${token('type-label')};
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

const Summary = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${token('text-muted')};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`

const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-self: end;
  gap: 0 ${token('space-2')};
  font: ${token('type-small')};
`

const Root = styled(Card)`
  position: relative;
  ${cardRows}
  block-size: 100%;
  ${cardLooks}
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
  /** @default 'card' */
  look?: CardLook
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
  look = 'card',
  eager,
}: CourseCardProps): ReactElement {
  const messages = useMessages(cardMessages)
  const { isFree, price, lessonCount, userCount, category } = course
  const isVipFree = course.isVipFree === true && sellsVip && !isFree
  const isSold = price > 0 && !isFree
  const isOpenToMember = isVipFree && isMember
  // Where the list lacks `isVipFree`, a course without a price may be for members.
  const isClaimable = price === 0 && !(sellsVip && course.isVipFree !== false)
  const words = isFree
    ? messages.free
    : isOpenToMember
      ? messages.vipFree
      : isClaimable && messages.claim
  const facts = [
    lessonCount && messages.lessonCount(lessonCount),
    userCount > 0 ? messages.learners(userCount) : category?.name,
  ]
  return (
    <Root forwardedAs="article" interactive={look !== 'row'} flush data-look={look}>
      <Cover src={course.cover} alt="" title={course.title} ratio={16 / 9} eager={eager} />
      <Body>
        <Title as={`h${headingLevel}`}>
          <TitleLink href={href} title={course.title}>
            {course.title}
          </TitleLink>
        </Title>
        {look === 'lead' && course.shortDescription && <Summary>{course.shortDescription}</Summary>}
        <div>{facts.filter(Boolean).join(' · ')}</div>
        <Foot>
          {words && <Badge tone="success">{words}</Badge>}
          {isSold && (isOpenToMember ? <s>{formatYuan(price)}</s> : <Price yuan={price} />)}
          {isVipFree && !isMember && (
            <Badge tone="member">{isSold ? messages.vipFree : messages.vipOnly}</Badge>
          )}
        </Foot>
      </Body>
    </Root>
  )
}
