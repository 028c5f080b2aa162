import type { VipPlan } from '@shuyuan/api'
import { ButtonLink, Card, formatYuan, token } from '@shuyuan/ui'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { messages } from '../messages'

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${token('space-3')};
  block-size: 100%;
  padding: ${token('space-6')};
  &[data-cheapest] {
    border-color: ${token('accent-strong')};
    box-shadow:
      inset 0 0 0 1px ${token('accent-strong')},
      ${token('shadow-2')};
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
  & h2 {
    font-size: ${token('text-xl')};
  }
`

const Amount = styled.p`
  color: ${token('text')};
  font: ${token('type-figure')};
  font-variant-numeric: tabular-nums;
  [data-cheapest] > & {
    color: ${token('accent-text')};
  }
`

const Muted = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`

const Features = styled.ul`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${token('space-2')};
  margin-block: ${token('space-2')} ${token('space-4')};
  padding-block-start: ${token('space-4')};
  border-block-start: 1px solid ${token('border')};
  font: ${token('type-small')};
  & li {
    display: flex;
    gap: ${token('space-2')};
  }
  &:empty {
    border: 0;
    margin-block-end: 0;
    padding: 0;
  }
  & svg {
    flex: none;
    margin-block-start: 0.35em;
    color: ${token('success')};
  }
`

interface VipPlanCardProps {
  plan: VipPlan
  href: string
  isHeld: boolean
  /** Its day costs least; stands out from the others. */
  isCheapest: boolean
  /** The day until which a running plan would last; `null` without one. */
  extendsTo: string | null
  mark: ReactNode
}

/** One plan: what it costs, how long it lasts, what it gives. */
export function VipPlanCard(props: VipPlanCardProps): ReactElement {
  const { plan, href, isHeld, isCheapest, extendsTo, mark } = props
  const perDay = plan.days > 0 ? formatYuan(Math.round((plan.price / plan.days) * 100) / 100) : null
  return (
    <Root forwardedAs="article" data-cheapest={isCheapest || undefined}>
      <Head>
        <h2>{plan.name}</h2>
        {mark}
      </Head>
      <Amount>{formatYuan(plan.price)}</Amount>
      <Muted>
        {messages.days(plan.days)}
        {perDay !== null && ` · ${messages.perDay(perDay)}`}
      </Muted>
      {extendsTo !== null && plan.days > 0 && <Muted>{messages.extendsTo(extendsTo)}</Muted>}
      <Features role="list">
        {[...new Set(plan.features)].map((feature) => (
          <li key={feature}>
            <Check size={16} aria-hidden />
            {feature}
          </li>
        ))}
      </Features>
      <ButtonLink href={href} block variant={isCheapest || isHeld ? 'primary' : 'secondary'}>
        {action(plan.name)}
      </ButtonLink>
    </Root>
  )

  function action(name: string): string {
    if (isHeld) return messages.renew(name)
    return extendsTo === null ? messages.open(name) : messages.extend(name)
  }
}
