import type { VipPlan } from '@shuyuan/api'
import { ButtonLink, formatYuan, plainList, TitleText, token } from '@shuyuan/ui'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'
import { pricePerDay } from './plan-prices'

/** A column of a price list. The cheapest plan per day is on the membership ground. */
const Root = styled.article`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  border-block: 1px solid ${token('border')};
  border-block-start: 2px solid ${token('text')};
  &[data-cheapest] {
    border-block-start-color: ${token('member')};
    background: ${token('member-soft')};
  }
`

/** Name, price and order. */
const Offer = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-1')};
  padding: ${token('space-5')};
  color: ${token('text-muted')};
  font: ${token('type-small')};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-1')} ${token('space-2')};
  margin-block-end: ${token('space-2')};
  & > h3 {
    color: ${token('text')};
    font: ${token('type-subtitle')};
  }
  /* A badge on the ground of its color. */
  [data-cheapest] & > span {
    padding-inline: 0;
  }
`

const Amount = styled.p`
  color: ${token('text')};
  font: ${token('type-figure')};
  font-variant-numeric: tabular-nums;
`

const Saving = styled.p`
  & > strong {
    display: block;
    color: ${token('member')};
    font: ${token('type-subheading')};
    font-variant-numeric: tabular-nums;
  }
`

const Features = styled.ul`
  ${plainList}
  display: grid;
  align-content: start;
  gap: ${token('space-2')};
  padding: ${token('space-5')};
  border-block-start: 1px solid ${token('border')};
  font: ${token('type-small')};
  & li {
    display: flex;
    gap: ${token('space-2')};
  }
  & svg {
    flex: none;
    margin-block-start: 0.3em;
    color: ${token('member')};
  }
`

/** At the same height in all cards of a row. */
const OrderPlace = styled.div`
  margin-block-start: auto;
  padding-block-start: ${token('space-3')};
`

const OrderLink = styled(ButtonLink)`
  &[data-primary] {
    background-color: ${token('member')};
    color: ${token('on-member')};
  }
`

const Extension = styled.p`
  margin-block-start: ${token('space-2')};
  color: ${token('text-muted')};
  font: ${token('type-caption')};
  text-align: center;
`

interface VipPlanCardProps {
  plan: VipPlan
  href: string
  isHeld: boolean
  /** Whether the price per day is the lowest; highlights the card. */
  isCheapest: boolean
  /** Date until which a running plan would be extended, or `null`. */
  extendsTo: string | null
  /** Saving in yuan over the named plan. */
  saving: { yuan: number; against: string } | null
  mark: ReactNode
}

/** Column of a plan: price, saving, duration, order and selling points. */
export function VipPlanCard(props: VipPlanCardProps): ReactElement {
  const messages = useMessages()
  const { plan, href, isHeld, isCheapest, extendsTo, saving, mark } = props
  const perDay = pricePerDay(plan)
  const isPrimary = isCheapest || isHeld
  return (
    <Root data-cheapest={isCheapest || undefined}>
      <Offer>
        <Head>
          <h3>{plan.name}</h3>
          {mark}
        </Head>
        <Amount>{formatYuan(plan.price)}</Amount>
        <p>{messages.days(plan.days)}</p>
        {perDay !== null && <p>{messages.perDay(formatYuan(perDay))}</p>}
        {saving !== null && (
          <Saving>
            <strong>{messages.saves(formatYuan(saving.yuan))}</strong>
            {messages.savesAgainst(saving.against)}
          </Saving>
        )}
        <OrderPlace>
          <OrderLink
            href={href}
            block
            variant={isPrimary ? 'primary' : 'secondary'}
            data-primary={isPrimary || undefined}
          >
            {action(plan.name)}
          </OrderLink>
          {extendsTo !== null && plan.days > 0 && (
            <Extension>{messages.extendsTo(extendsTo)}</Extension>
          )}
        </OrderPlace>
      </Offer>
      {plan.features.length > 0 && (
        <Features role="list">
          {[...new Set(plan.features)].map((feature) => (
            <li key={feature}>
              <Check size={16} aria-hidden />
              <TitleText>{feature}</TitleText>
            </li>
          ))}
        </Features>
      )}
    </Root>
  )

  function action(name: string): string {
    if (isHeld) return messages.renew(name)
    return extendsTo === null ? messages.open(name) : messages.extend(name)
  }
}
