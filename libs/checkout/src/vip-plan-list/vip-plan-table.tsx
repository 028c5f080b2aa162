import type { VipPlan } from '@shuyuan/api'
import { media, Section, token, VisuallyHidden } from '@shuyuan/ui'
import { Check } from 'lucide-react'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'
import type { ComparedFeature } from './compared-features'

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
  features: readonly ComparedFeature[]
}

/** Which plan has which selling point, for wide windows. */
export function VipPlanTable(props: VipPlanTableProps): ReactElement {
  const { plans, cheapestId, features } = props
  const messages = useMessages()
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
          {features.map(({ feature, planIds }) => (
            <tr key={feature}>
              <th scope="row">{feature}</th>
              {plans.map(({ id }) => (
                <td key={id} data-cheapest={id === cheapestId || undefined}>
                  {planIds.has(id) ? <Check size={20} aria-hidden /> : <span aria-hidden>—</span>}
                  <VisuallyHidden>
                    {planIds.has(id) ? messages.isIncluded : messages.isNotStated}
                  </VisuallyHidden>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Note>{messages.comparisonNote}</Note>
    </Root>
  )
}
