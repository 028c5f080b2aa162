import type { VipPlan } from '@shuyuan/api'
import { formatDateTime } from '@shuyuan/time-format'
import { Badge, EmptyState, media, Section, plainList, token } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'
import type { VipMembership } from '../vip-header/membership-line'
import { comparedFeatures } from './compared-features'
import { FoldedPlans } from './folded-plans'
import { planColumns, type PlanColumns } from './plan-columns'
import { planEnd } from './plan-end'
import { cheapestPerDay, planSaving, shortestPlan } from './plan-prices'
import { VipPlanCard } from './vip-plan-card'
import { VipNotes } from './vip-notes'
import { VipPlanTable } from './vip-plan-table'

export interface VipPlanListProps {
  /** Plans on sale, in this order. */
  plans: VipPlan[]
  /** `null` for visitors and learners without a plan, `undefined` while loading. */
  membership: VipMembership | null | undefined
  /** URL to order a plan. */
  hrefFor: (plan: VipPlan) => string
  /** Agreement that an order will require; `null` for none. */
  agreement?: { title: string; href: string } | null
  /** Link or button of the empty state. */
  emptyAction?: ReactNode
}

const Root = styled.div`
  display: grid;
  gap: ${token('space-9')};
`

const Grid = styled.ul<{ $columns: PlanColumns }>`
  ${plainList}
  display: grid;
  gap: ${token('space-4')};
  /* The dividers of the cards in a row align. */
  & > li {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    row-gap: 0;
  }
  ${media.md} {
    grid-template-columns: repeat(${({ $columns }) => $columns.tablet}, minmax(0, 1fr));
    gap: ${token('space-5')};
    & > :last-child {
      grid-column: ${({ $columns }) => ($columns.isLastWide ? 'span 2' : 'auto')};
    }
  }
  ${media.lg} {
    grid-template-columns: repeat(${({ $columns }) => $columns.desktop}, minmax(0, 1fr));
  }
  ${media.below.md} {
    reading-flow: grid-order;
    & > [data-cheapest] {
      order: -1;
    }
  }
  &[data-alone] > li {
    max-inline-size: 30rem;
  }
`

/**
 * VIP plans on sale, their comparison and notes. On a phone, the cheapest plan per day comes first. For an active
 * member, plans and comparison are folded.
 */
export function VipPlanList({
  plans,
  membership,
  hrefFor,
  agreement = null,
  emptyAction,
}: VipPlanListProps): ReactElement {
  const messages = useMessages()
  if (plans.length === 0) {
    return <EmptyState title={messages.noPlans} hint={messages.noPlansHint} action={emptyAction} />
  }
  const running = membership?.isActive ? membership : null
  const isUnknown = membership === undefined || undefined
  const cheapestId = cheapestPerDay(plans)
  const shortest = shortestPlan(plans)
  const features = comparedFeatures(plans, messages.includesPlan)
  const grid = (
    <Grid
      role="list"
      $columns={planColumns(plans.length)}
      data-alone={plans.length === 1 || undefined}
    >
      {plans.map((plan) => {
        const isHeld = plan.id === running?.planId
        const saving = planSaving(plan, shortest)
        return (
          <li
            key={plan.id}
            data-cheapest={plan.id === cheapestId || undefined}
            data-until-known={isUnknown}
          >
            <VipPlanCard
              plan={plan}
              href={hrefFor(plan)}
              isHeld={isHeld}
              isCheapest={plan.id === cheapestId}
              extendsTo={running && dayOf(planEnd(running.expiresAt, plan.days))}
              saving={
                shortest !== null && saving > 0 ? { yuan: saving, against: shortest.name } : null
              }
              mark={markOf(isHeld, plan.id === cheapestId)}
            />
          </li>
        )
      })}
    </Grid>
  )
  const table = features.length > 0 && (
    <VipPlanTable plans={plans} cheapestId={cheapestId} features={features} />
  )
  return (
    <Root>
      {running ? (
        <FoldedPlans title={messages.renewOrChange}>
          {grid}
          {table}
        </FoldedPlans>
      ) : (
        <>
          <Section title={messages.choosePlan}>{grid}</Section>
          {table && <div data-until-known={isUnknown}>{table}</div>}
        </>
      )}
      <VipNotes agreement={agreement} />
    </Root>
  )

  function markOf(isHeld: boolean, isCheapest: boolean): ReactNode {
    if (isHeld) return <Badge tone="member">{messages.currentPlan}</Badge>
    return isCheapest && <Badge tone="member">{messages.cheapestPerDay}</Badge>
  }
}

function dayOf(instant: Date): string {
  return formatDateTime(instant).slice(0, 10)
}
