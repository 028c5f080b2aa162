import type { ReactElement } from 'react'
import type { CourseSummary } from '@shuyuan/api'
import { Badge, Card, Cover, Link, media, Price, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { cardMessages } from '../messages'

const Image = styled.div`
  position: relative;
  overflow: hidden;
  & img {
    transition: scale ${token('duration-normal')};
  }
  [data-interactive]:hover & img {
    scale: 1.03;
  }
`

const Marks = styled.div`
  position: absolute;
  inset: ${token('space-2')} auto auto ${token('space-2')};
  display: flex;
  gap: ${token('space-1')};
`

const Body = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${token('space-2')};
  padding: ${token('space-3')};
  ${media.md} {
    padding: ${token('space-4')};
  }
`

const Title = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  min-block-size: calc(2 * 1.5em);
  font-size: ${token('text-md')};
  line-height: 1.5;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  text-wrap: wrap;
`

/** Its clickable area is the whole card, while its name stays the title. */
const TitleLink = styled(Link)`
  color: ${token('text')};
  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${token('radius-lg')};
    content: '';
  }
  &:hover {
    color: ${token('accent-text')};
    text-decoration: none;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: -2px;
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space-0')} ${token('space-2')};
  color: ${token('text-subtle')};
  font-size: ${token('text-sm')};
`

const Root = styled(Card)`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  block-size: 100%;
  container-type: inline-size;
`

/** Left out where price and number would not fit beside each other. */
const Aside = styled.span`
  @container (max-width: 200px) {
    display: none;
  }
`

const Free = styled.span`
  color: ${token('success')};
  font-weight: 600;
`

/** Properties of {@link CourseCard}. */
export interface CourseCardProps {
  course: CourseSummary
  href: string
  /** Rank of the title. @default 3 */
  headingLevel?: 2 | 3 | 4
  /** The site offers VIP plans. @default true */
  sellsVip?: boolean
  /** Loads the cover at once, for cards seen first. */
  eager?: boolean
}

/** A course in a list: a link named by its title. */
export function CourseCard({
  course,
  href,
  headingLevel = 3,
  sellsVip = true,
  eager,
}: CourseCardProps): ReactElement {
  const isVipFree = course.isVipFree === true && sellsVip && !course.isFree
  const isSold = course.price > 0 && !course.isFree
  // Where the list lacks `isVipFree`, a course without a price may be for members.
  const isForMembers = sellsVip && course.isVipFree !== false
  const isClaimable = course.price === 0 && !course.isFree && !isForMembers
  return (
    <Root forwardedAs="article" interactive flush>
      <Image>
        <Cover src={course.cover} alt="" title={course.title} ratio={16 / 9} eager={eager} />
        {isVipFree && isSold && (
          <Marks>
            <Badge tone="member">{cardMessages.vipFree}</Badge>
          </Marks>
        )}
      </Image>
      <Body>
        <Title as={`h${headingLevel}`}>
          <TitleLink href={href} title={course.title}>
            {course.title}
          </TitleLink>
        </Title>
        <Foot>
          {isSold && <Price yuan={course.price} />}
          {course.isFree && <Free>{cardMessages.free}</Free>}
          {isClaimable && <Free>{cardMessages.claim}</Free>}
          {!isSold && !course.isFree && isVipFree && (
            <Badge tone="member">{cardMessages.vipOnly}</Badge>
          )}
          <Aside>
            {course.userCount > 0
              ? cardMessages.learners(course.userCount)
              : (course.category?.name ?? '')}
          </Aside>
        </Foot>
      </Body>
    </Root>
  )
}
