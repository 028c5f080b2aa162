import { Button, Card, media, token } from '@shuyuan/ui'
import { useId, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'
import { amountToPay, appliedDiscount } from '../money/money'
import { AmountTable } from './amount-table'

const Root = styled(Card)`
  display: grid;
  gap: ${token('space-4')};
  & h2 {
    font: ${token('type-subtitle')};
  }
  ${media.md} {
    position: sticky;
    /* Below the header with its navigation. */
    inset-block-start: calc(${token('header-height')} + ${token('space-10')} + ${token('space-3')});
  }
  /* A summary taller than the window could not be read to the end. */
  @media (max-height: 640px) {
    position: static;
  }
`

const Note = styled.p`
  color: ${token('text-muted')};
  font: ${token('type-small')};
  text-align: center;
`

const News = styled.div`
  /* Must stay in the page for announcements, but without taking space. */
  &:empty {
    position: absolute;
  }
`

const Failure = styled.p`
  padding: ${token('space-3')};
  border-radius: ${token('radius-md')};
  background: ${token('danger-soft')};
  color: ${token('danger')};
  overflow-wrap: anywhere;
`

interface OrderSummaryProps {
  /** In yuan. */
  price: number
  /** In yuan, as promised by the code; may exceed the price. */
  discount: number
  /** Checkbox of the agreement, if there is one. */
  agreement: ReactNode
  note: string | undefined
  isSubmitting: boolean
  isSlow: boolean
  error: string | undefined
}

/** Amount due, agreement and submit button. */
export function OrderSummary(props: OrderSummaryProps): ReactElement {
  const { price, discount, agreement, note, error } = props
  const messages = useMessages()
  const headingId = useId()
  const total = amountToPay(price, discount)
  return (
    <Root forwardedAs="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{messages.summary}</h2>
      <AmountTable price={price} discount={appliedDiscount(price, discount)} total={total} />
      {agreement}
      {error !== undefined && <Failure role="alert">{error}</Failure>}
      <Button type="submit" size="lg" block loading={props.isSubmitting}>
        {price > 0 ? messages.submit : messages.claim}
      </Button>
      <News role="status">
        {note !== undefined && <Note>{note}</Note>}
        {props.isSlow && <Note>{messages.slow}</Note>}
      </News>
      {total > 0 && <Note>{messages.payWithin}</Note>}
    </Root>
  )
}
