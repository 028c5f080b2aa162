import { Container, media, PageHeading, ruledBand, ruledSheet, token } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
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
  /** Included courses, shown beside the text in a wide window, unless the learner is a member. */
  children?: ReactNode
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
    grid-template-columns: minmax(0, 1fr) 440px;
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

/** Fits into the height of the header, so that the page does not move when the account is known. */
const Aside = styled.div`
  display: none;
  ${media.lg} {
    display: block;
  }
`

/** Header of the membership page: the learner's status and what a membership includes. */
export function VipHeader({
  title,
  membership,
  isOnSale,
  renewHref,
  included,
  children,
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
        <Aside data-until-known={membership === undefined || undefined}>
          {membership?.isActive ? <MemberPass membership={membership} now={now} /> : children}
        </Aside>
      </Inner>
    </Root>
  )
}
