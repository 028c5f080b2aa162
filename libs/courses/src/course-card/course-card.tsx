import type { ReactElement } from 'react'
import type { CourseSummary } from '@shuyuan/api'
import { Badge, Cover, formatYuan, Link, media, Price, TitleText, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { cardMessages } from '../messages'
import { courseOffer } from '../rules/course-offer'
import { useVipTerms } from '../vip-terms-provider/vip-terms'
import { stretchedLink } from '../stretched-link'

const Body = styled.div`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  gap: 0;
  padding-block-start: ${token('space-3')};
  color: ${token('text-subtle')};
  font: ${token('type-caption')};
  /* In a narrow card each fact gets its own line. */
  text-wrap: balance;
  word-break: keep-all;
  & > :not(:first-child) {
    margin-block-start: ${token('space-1')};
  }
  ${media.md} {
    font: ${token('type-small')};
  }
`

const Title = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  font: ${token('type-label')};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  ${media.md} {
    -webkit-line-clamp: 2;
  }
`

/** The whole card is clickable, but the link's accessible name is the title. */
const TitleLink = styled(Link)`
  padding-block: ${token('space-0')};
  color: ${token('text')};
  ${stretchedLink}
  /* Around the text, which has no padding. */
  &:focus-visible::after {
    outline-offset: ${token('space-1')};
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

const Root = styled.article`
  position: relative;
  display: grid;
  min-inline-size: 0;
  /* Lists replace these rows with their own. */
  grid-template-rows: repeat(4, auto);
  & > :first-child {
    border-radius: ${token('radius-md')};
    transition: box-shadow ${token('motion-normal')};
  }
  &:hover > :first-child {
    box-shadow: ${token('shadow-floating')};
  }
  /* Beside its cover in wide windows. */
  &[data-variant='lead'] {
    & > :first-child > img {
      /* Covers start with their title. */
      object-position: left;
    }
    & > ${Body} {
      grid-template-rows: auto;
      align-content: center;
      font: ${token('type-small')};
    }
    & ${Title} {
      font: ${token('type-heading')};
    }
    ${media.md} {
      grid-template: auto / 3fr 2fr;
      gap: ${token('space-6')};
      & > ${Body} {
        grid-row: auto;
        gap: ${token('space-2')};
      }
    }
  }
`

/** Variant of a card: in a grid, or large with a summary. */
export type CardVariant = 'card' | 'lead'

export interface CourseCardProps {
  /** The course. */
  course: CourseSummary
  /** URL of the course. */
  href: string
  /** Level of the title. @default 3 */
  headingLevel?: 2 | 3 | 4
  /** False to hide the price and the badge for members. @default true */
  hasPrice?: boolean
  /** Shape of the card. @default 'card' */
  variant?: CardVariant
  /** Loads the cover eagerly, for cards above the fold. */
  eager?: boolean
}

/** Card of a course in a list. Its title is the link. */
export function CourseCard({
  course,
  href,
  headingLevel = 3,
  hasPrice = true,
  variant = 'card',
  eager,
}: CourseCardProps): ReactElement {
  const messages = useMessages(cardMessages)
  const { isFree, price, lessonCount, userCount, category } = course
  const { isSold, isVipFree, isOpenToMember, isClaimable } = courseOffer(course, useVipTerms())
  const facts = [
    lessonCount && messages.lessonCount(lessonCount),
    userCount > 0 ? messages.learners(userCount) : category?.name,
  ]
  return (
    <Root data-variant={variant}>
      <Cover src={course.cover} alt="" title={course.title} ratio={16 / 9} eager={eager} />
      <Body>
        <Title as={`h${headingLevel}`}>
          <TitleLink href={href} title={course.title}>
            <TitleText>{course.title}</TitleText>
          </TitleLink>
        </Title>
        {variant === 'lead' && course.shortDescription && (
          <Summary>{course.shortDescription}</Summary>
        )}
        <div>{facts.filter(Boolean).join(' · ')}</div>
        {hasPrice && (
          <Foot>
            {isFree && <Badge tone="success">{messages.free}</Badge>}
            {isClaimable && <Badge tone="success">{messages.claim}</Badge>}
            {isSold && (isOpenToMember ? <s>{formatYuan(price)}</s> : <Price yuan={price} />)}
            {isVipFree && (
              <Badge tone="member">
                {isSold || isOpenToMember ? messages.vipFree : messages.vipOnly}
              </Badge>
            )}
          </Foot>
        )}
      </Body>
    </Root>
  )
}
