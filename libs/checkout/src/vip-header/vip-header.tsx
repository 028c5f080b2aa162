import type { CourseSummary } from '@shuyuan/api'
import {
  Container,
  Cover,
  media,
  PageHeading,
  plainList,
  ruledBand,
  ruledSheet,
  token,
} from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import type { IncludedCourses } from './included-courses'
import { IncludedFigures } from './included-figures'
import { MemberPass } from './member-pass'
import { MembershipLine, type VipMembership } from './membership-line'

export interface VipHeaderProps {
  /** Heading of the page. */
  title: string
  /** `null` for visitors and learners without a plan, `undefined` while loading. */
  membership: VipMembership | null | undefined
  /** Whether plans are on sale, so that learners without one are invited. */
  isOnSale: boolean
  /** URL to renew the plan; `null` if it is no longer on sale. */
  renewHref: string | null
  /** Numbers about the membership; `null` if unknown, `undefined` while loading. */
  included: IncludedCourses | null | undefined
  /** Included courses whose covers are shown in a wide window, unless the learner is a member. */
  courses: readonly Pick<CourseSummary, 'id' | 'title' | 'cover'>[]
  /** Reference time for the days left. @default the current time, which only an active membership reads */
  now?: Date
}

const Root = styled.div`
  ${ruledBand}
`

const Inner = styled(Container)`
  ${ruledSheet()}
  display: grid;
  align-items: center;
  gap: ${token('space-8')};
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 400px;
    min-block-size: 320px;
  }
`

const Words = styled.div`
  padding-block: ${token('space-7')};
`

const Heading = styled(PageHeading)`
  font: ${token('type-display')};
`

/** Reserves two lines for the text, which loads after the page. The texts fit in them from 320 px on. */
const Line = styled.p`
  min-block-size: 2lh;
  max-inline-size: 36em;
  margin-block-start: ${token('space-4')};
`

/**
 * The card of a member, or two columns of covers that are cut off at the top and bottom. Both fit into the height of
 * the text, so that the page does not move when the account is known.
 */
const Aside = styled.div`
  display: none;
  ${media.lg} {
    position: relative;
    display: block;
    &:has(> ul) {
      align-self: stretch;
    }
    & > ul {
      ${plainList}
      position: absolute;
      inset: calc(-1 * ${token('space-6')}) 0 auto;
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: ${token('space-4')};
    }
    & > ul > li {
      overflow: hidden;
      border-radius: ${token('radius-md')};
      box-shadow: ${token('shadow-raised')};
    }
    & > ul > :nth-child(even) {
      translate: 0 ${token('space-8')};
    }
  }
`

const maxCovers = 6

/** Header of the membership page: the learner's status and what a membership includes. */
export function VipHeader({
  title,
  membership,
  isOnSale,
  renewHref,
  included,
  courses,
  now,
}: VipHeaderProps): ReactElement {
  return (
    <Root>
      <Inner>
        <Words>
          <Heading>{title}</Heading>
          {(isOnSale || membership) && (
            <Line>
              <MembershipLine membership={membership} renewHref={renewHref} now={now} />
            </Line>
          )}
          {included !== null && <IncludedFigures included={included} />}
        </Words>
        <Aside data-until-known={membership === undefined || undefined} aria-hidden>
          {membership?.isActive ? (
            <MemberPass membership={membership} now={now} />
          ) : (
            <ul role="list">
              {courses.slice(0, maxCovers).map(({ id, title: name, cover }) => (
                <li key={id}>
                  <Cover src={cover} alt="" title={name} ratio={16 / 9} />
                </li>
              ))}
            </ul>
          )}
        </Aside>
      </Inner>
    </Root>
  )
}
