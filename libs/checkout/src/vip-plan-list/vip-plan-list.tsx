import type { VipPlan } from '@shuyuan/api'
import { formatDateTime } from '@shuyuan/time-format'
import { Badge, EmptyState, media, token } from '@shuyuan/ui'
import { Crown } from 'lucide-react'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { messages } from '../messages'
import { recommendedPlanId } from './recommended-plan'
import { VipPlanCard } from './vip-plan-card'

/** The plan that a learner holds or held. */
export interface VipStanding {
  planId: number | null
  name: string
  /** ISO instant. */
  expiresAt: string
  isActive: boolean
}

/** Properties of {@link VipPlanList}. */
export interface VipPlanListProps {
  plans: VipPlan[]
  /** `null` for visitors and learners without a plan. */
  standing: VipStanding | null
  /** Where buying a plan begins. */
  hrefFor: (plan: VipPlan) => string
}

const Standing = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  margin-block-end: ${token('space-6')};
  padding: ${token('space-4')} ${token('space-5')};
  border-radius: ${token('radius-lg')};
  background: ${token('accent-soft')};
  & svg {
    flex: none;
    color: ${token('accent-text')};
  }
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

function standingText(standing: VipStanding | null): string {
  if (standing === null) return messages.none
  if (!standing.isActive) return messages.expired(standing.name)
  return messages.activeUntil(standing.name, formatDateTime(standing.expiresAt))
}

/** The plans on offer, with the learner's own standing above them. */
export function VipPlanList({ plans, standing, hrefFor }: VipPlanListProps): ReactElement {
  if (plans.length === 0) return <EmptyState title={messages.noPlans} />
  const recommendedId = recommendedPlanId(plans)
  const heldId = standing?.isActive ? standing.planId : null
  return (
    <>
      <Standing>
        <Crown size={20} aria-hidden />
        {standingText(standing)}
      </Standing>
      <Grid role="list">
        {plans.map((plan) => (
          <li key={plan.id}>
            <VipPlanCard
              plan={plan}
              href={hrefFor(plan)}
              isHeld={plan.id === heldId}
              isRecommended={plan.id === recommendedId}
              mark={
                plan.id === heldId ? (
                  <Badge tone="accent">{messages.currentPlan}</Badge>
                ) : (
                  plan.id === recommendedId && <Badge tone="warning">{messages.recommended}</Badge>
                )
              }
            />
          </li>
        ))}
      </Grid>
    </>
  )
}
