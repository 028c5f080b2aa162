import { Button, Card, Checkbox, Link, token } from '@shuyuan/ui'
import { useState, type FormEvent, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { messages } from '../messages'
import { amountToPay } from './amount-to-pay'
import { AmountTable } from './amount-table'
import { GoodsBlock } from './goods-block'
import { PromoField } from './promo-field'

/** What is bought, as the server describes it. */
export interface OrderGoods {
  kind: 'course' | 'vip'
  name: string
  cover: string | null
  /** Yuan. */
  price: number
}

/** What is known of the promo code typed. `discount` in yuan. */
export type PromoState =
  | { kind: 'none' | 'checking' | 'refused' }
  | { kind: 'valid'; code: string; discount: number }
  | { kind: 'failed'; message: string }

/** Properties of {@link OrderForm}. */
export interface OrderFormProps {
  goods: OrderGoods
  promo: PromoState
  /** Asks the server about a code. */
  onCheckPromo: (code: string) => void
  /** The code typed has changed: what was known of it no longer holds. */
  onPromoEdited: () => void
  /** The agreement to be ticked; none is asked for without a document. */
  agreement: { title: string; href: string } | null
  onSubmit: () => void
  submitting: boolean
  /** What the server said against the order. */
  error?: string
}

const Layout = styled.form`
  display: grid;
  gap: ${token('space-4')};
  max-inline-size: 760px;
`

const Submit = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-4')};
`

const Note = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`

const Failure = styled.p`
  color: ${token('danger')};
`

/** Goods, promo code, amounts, agreement and the button that makes the order. */
export function OrderForm(props: OrderFormProps): ReactElement {
  const { goods, promo, agreement, submitting, error } = props
  const [agreed, setAgreed] = useState(false)
  const [agreeError, setAgreeError] = useState(false)
  const discount = promo.kind === 'valid' ? promo.discount : 0

  function submit(event: FormEvent) {
    event.preventDefault()
    if (submitting) return
    const isMissing = agreement !== null && !agreed
    setAgreeError(isMissing)
    if (!isMissing) props.onSubmit()
  }

  return (
    <Layout onSubmit={submit} noValidate>
      <GoodsBlock goods={goods} />
      <Card>
        <PromoField promo={promo} onCheck={props.onCheckPromo} onEdited={props.onPromoEdited} />
      </Card>
      <Card>
        <AmountTable
          price={goods.price}
          discount={discount}
          total={amountToPay(goods.price, discount)}
        />
      </Card>
      {agreement !== null && (
        <Checkbox
          label={
            <>
              {messages.agree}
              <Link href={agreement.href} newTab>
                {agreement.title}
              </Link>
            </>
          }
          checked={agreed}
          onCheckedChange={(checked) => {
            setAgreed(checked)
            setAgreeError(false)
          }}
          error={agreeError ? messages.agreeMissing(agreement.title) : undefined}
        />
      )}
      {error !== undefined && <Failure role="alert">{error}</Failure>}
      <Submit>
        <Note>{messages.payWithin}</Note>
        <Button type="submit" size="lg" loading={submitting}>
          {messages.submit}
        </Button>
      </Submit>
    </Layout>
  )
}
