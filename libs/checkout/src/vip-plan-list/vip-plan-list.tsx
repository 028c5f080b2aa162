import type { VipPlan } from '@shuyuan/api'
import { formatDateTime } from '@shuyuan/time-format'
import { Badge, EmptyState, Link, media, Skeleton, token } from '@shuyuan/ui'
import { Crown } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { messages } from '../messages'
import { cheapestPerDay, daysUntil, planEnd } from './cheapest-per-day'
import { VipPlanCard } from './vip-plan-card'

/** The plan that a learner holds or held. */
export interface VipMembership {
  planId: number | null
  name: string
  /** ISO instant. */
  expiresAt: string
  isActive: boolean
}

/** Properties of {@link VipPlanList}. */
export interface VipPlanListProps {
  plans: VipPlan[]
  /** `null` for visitors and learners without a plan, `undefined` while it loads. */
  membership: VipMembership | null | undefined
  /** Where buying a plan begins. */
  hrefFor: (plan: VipPlan) => string
  /** The agreement that an order will ask for; `null` without a document. */
  agreement?: { title: string; href: string } | null
  /** Leads on where there is no plan to buy. */
  emptyAction?: ReactNode
  /** The present, for the days that are left. @default now */
  now?: Date
}

const Membership = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  margin-block-end: ${token('space-6')};
  min-block-size: calc(1em * ${token('leading')} + 2 * ${token('space-4')});
  padding: ${token('space-4')} ${token('space-5')};
  border-radius: ${token('radius-lg')};
  background: ${token('accent-soft')};
  & svg {
    flex: none;
    color: ${token('accent-text')};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`

const Day = styled.span`
  white-space: nowrap;
`

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${token('space-4')};
  padding: 0;
  list-style: none;
  ${media.md} {
    gap: ${token('space-5')};
  }
`

const Agreement = styled.p`
  margin-block-start: ${token('space-5')};
  color: ${token('text-muted')};
  font: ${token('type-small')};
  text-align: center;
`

function membershipText(membership: VipMembership | null, now: Date): string {
  if (membership === null) return messages.none
  const { name, expiresAt } = membership
  const date = formatDay(expiresAt)
  if (!membership.isActive) return messages.expired(name, date)
  return messages.activeUntil(name, date) + messages.daysLeft(daysUntil(expiresAt, now))
}

/** Dates stay in one piece, which their hyphens alone would not. */
function withWholeDates(text: string): ReactNode {
  return text
    .split(/(\d{4}-\d\d-\d\d)/)
    .map((piece, index) => (index % 2 === 1 ? <Day key={index}>{piece}</Day> : piece))
}

function formatDay(instant: string | Date): string {
  return formatDateTime(instant).slice(0, 10)
}

/** The plans on offer, with the learner's membership above them. */
export function VipPlanList({
  plans,
  membership,
  hrefFor,
  agreement = null,
  emptyAction,
  now = new Date(),
}: VipPlanListProps): ReactElement {
  const running = membership?.isActive ? membership : null
  const cheapestId = cheapestPerDay(plans)
  return (
    <>
      {(membership || plans.length > 0) && (
        <Membership>
          <Crown size={20} aria-hidden />
          {membership === undefined ? (
            <Skeleton width="12em" />
          ) : (
            <span>{withWholeDates(membershipText(membership, now))}</span>
          )}
        </Membership>
      )}
      {plans.length === 0 && (
        <EmptyState title={messages.noPlans} hint={messages.noPlansHint} action={emptyAction} />
      )}
      <Grid role="list">
        {plans.map((plan) => {
          const isHeld = plan.id === running?.planId
          return (
            <li key={plan.id}>
              <VipPlanCard
                plan={plan}
                href={hrefFor(plan)}
                isHeld={isHeld}
                isCheapest={plan.id === cheapestId}
                extendsTo={running && formatDay(planEnd(running.expiresAt, plan.days))}
                mark={
                  isHeld ? (
                    <Badge tone="accent">{messages.currentPlan}</Badge>
                  ) : (
                    plan.id === cheapestId && (
                      <Badge tone="warning">{messages.cheapestPerDay}</Badge>
                    )
                  )
                }
              />
            </li>
          )
        })}
      </Grid>
      {agreement !== null && plans.length > 0 && (
        <Agreement>
          {messages.agreementBefore}
          <Link href={agreement.href} newTab>
            {agreement.title}
          </Link>
        </Agreement>
      )}
    </>
  )
}
