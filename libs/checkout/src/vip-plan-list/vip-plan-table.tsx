import type { VipPlan } from '@shuyuan/api'
import { formatYuan, media, Section, token, VisuallyHidden } from '@shuyuan/ui'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'
import type { ComparedFeature } from './compared-features'
import { pricePerDay, planSaving } from './plan-prices'

/** Narrower windows only have the cards. */
const Root = styled(Section)`
  display: none;
  ${media.lg} {
    display: block;
  }
`

const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font: ${token('type-small')};
  & th,
  & td {
    padding: ${token('space-3')} ${token('space-4')};
    border-block-end: 1px solid ${token('border')};
    text-align: center;
    overflow-wrap: anywhere;
  }
  & tbody th,
  & thead th:first-child {
    color: ${token('text-muted')};
    font-weight: ${token('weight-regular')};
    text-align: start;
  }
  & thead th {
    font: ${token('type-subheading')};
  }
  & [data-cheapest] {
    background: ${token('member-soft')};
    color: ${token('member')};
    font-weight: ${token('weight-strong')};
  }
  & thead [data-cheapest] {
    border-start-start-radius: ${token('radius-md')};
    border-start-end-radius: ${token('radius-md')};
  }
  & tr:last-child > [data-cheapest] {
    border-end-start-radius: ${token('radius-md')};
    border-end-end-radius: ${token('radius-md')};
  }
  & svg {
    margin-inline: auto;
    color: ${token('member')};
  }
`

const Note = styled.p`
  margin-block-start: ${token('space-3')};
  color: ${token('text-subtle')};
  font: ${token('type-caption')};
`

interface VipPlanTableProps {
  plans: readonly VipPlan[]
  cheapestId: number | null
  /** The plan that savings are relative to. */
  shortest: VipPlan | null
  features: readonly ComparedFeature[]
}

/** Comparison of the plans row by row, for wide windows. */
export function VipPlanTable(props: VipPlanTableProps): ReactElement {
  const { plans, cheapestId, shortest, features } = props
  const messages = useMessages()

  function row(name: string, cell: (plan: VipPlan) => ReactNode) {
    return (
      <tr key={name}>
        <th scope="row">{name}</th>
        {plans.map((plan) => (
          <td key={plan.id} data-cheapest={plan.id === cheapestId || undefined}>
            {cell(plan)}
          </td>
        ))}
      </tr>
    )
  }

  return (
    <Root title={messages.comparePlans}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{messages.comparedBy}</th>
            {plans.map(({ id, name }) => (
              <th key={id} scope="col" data-cheapest={id === cheapestId || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(messages.comparedPrice, ({ price }) => formatYuan(price))}
          {row(messages.comparedDays, ({ days }) => messages.inDays(days))}
          {row(messages.comparedPerDay, (plan) => {
            const perDay = pricePerDay(plan)
            return perDay === null ? null : formatYuan(perDay)
          })}
          {shortest !== null &&
            row(messages.comparedSaving(shortest.name), (plan) => {
              const saving = planSaving(plan, shortest)
              return saving > 0 ? formatYuan(saving) : mark('—', messages.noSaving)
            })}
          {features.map(({ feature, planIds }) =>
            row(feature, ({ id }) =>
              planIds.has(id)
                ? mark(<Check size={20} aria-hidden />, messages.isIncluded)
                : mark('—', messages.isNotStated),
            ),
          )}
        </tbody>
      </Table>
      {features.length > 0 && <Note>{messages.comparisonNote}</Note>}
    </Root>
  )
}

/** Renders a symbol with its text for screen readers. */
function mark(sign: ReactNode, words: string): ReactNode {
  return (
    <>
      {typeof sign === 'string' ? <span aria-hidden>{sign}</span> : sign}
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  )
}
