import type { CourseSummary } from '@shuyuan/api'
import { Container, Cover, media, PageHeading, token } from '@shuyuan/ui'
import { Crown } from 'lucide-react'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import type { IncludedCourses } from './included-courses'
import { IncludedFigures } from './included-figures'
import { MembershipLine, type VipMembership } from './membership-line'

/** Properties of {@link VipHeader}. */
export interface VipHeaderProps {
  title: string
  /** `null` for visitors and learners without a plan, `undefined` while it loads. */
  membership: VipMembership | null | undefined
  /** Plans are on sale: those without one are invited to join. */
  isOnSale: boolean
  /** Where the plan held is bought again; `null` where it is not on sale. */
  renewHref: string | null
  /** What a membership opens; `null` where that is unknown, `undefined` while it loads. */
  included: IncludedCourses | null | undefined
  /** Some of the courses that it opens, whose covers are shown in a wide window. */
  courses: readonly Pick<CourseSummary, 'id' | 'title' | 'cover'>[]
  /** The present, for the days that are left. @default now */
  now?: Date
}

const Root = styled.div`
  overflow: hidden;
  background: ${token('member-soft')};
  border-block-end: 1px solid color-mix(in srgb, ${token('member')} 18%, transparent);
`

const Inner = styled(Container)`
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

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
`

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${token('control-lg')};
  block-size: ${token('control-lg')};
  border-radius: ${token('radius-md')};
  background: ${token('member')};
  color: ${token('on-member')};
`

const Heading = styled(PageHeading)`
  font: ${token('type-display')};
`

/** As high as what a member reads here, who is known later than the page. */
const Line = styled.p`
  min-block-size: 3lh;
  max-inline-size: 36em;
  margin-block-start: ${token('space-4')};
  ${media.sm} {
    min-block-size: 2lh;
  }
`

/** Two columns of covers, cut off above and below, as a shelf that goes on. */
const Shelf = styled.div`
  display: none;
  ${media.lg} {
    position: relative;
    display: block;
    align-self: stretch;
    & > div {
      position: absolute;
      inset: calc(-1 * ${token('space-6')}) 0 auto;
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: ${token('space-4')};
    }
    & > div > * {
      border-radius: ${token('radius-md')};
      box-shadow: ${token('shadow-raised')};
    }
    & > div > :nth-child(even) {
      translate: 0 ${token('space-8')};
    }
  }
`

const mostCovers = 6

/** Head of the page about membership: how the learner stands, and what a membership opens. */
export function VipHeader({
  title,
  membership,
  isOnSale,
  renewHref,
  included,
  courses,
  now = new Date(),
}: VipHeaderProps): ReactElement {
  return (
    <Root>
      <Inner>
        <Words>
          <Title>
            <Mark>
              <Crown size={24} aria-hidden />
            </Mark>
            <Heading>{title}</Heading>
          </Title>
          {(isOnSale || membership) && (
            <Line>
              <MembershipLine membership={membership} renewHref={renewHref} now={now} />
            </Line>
          )}
          {included !== null && <IncludedFigures included={included} />}
        </Words>
        <Shelf aria-hidden>
          <div>
            {courses.slice(0, mostCovers).map(({ id, title: name, cover }) => (
              <Cover key={id} src={cover} alt="" title={name} ratio={16 / 9} />
            ))}
          </div>
        </Shelf>
      </Inner>
    </Root>
  )
}
