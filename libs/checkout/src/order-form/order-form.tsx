import { Checkbox, Link, token } from '@shuyuan/ui'
import { useRef, useState, type FormEvent, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'
import { GoodsBlock, type OrderGoods } from './goods-block'
import { OrderColumns } from './order-columns'
import { OrderSummary } from './order-summary'
import { PromoField, type PromoState } from './promo-field'

export interface OrderFormProps {
  /** The course or plan to buy. */
  goods: OrderGoods
  /** State of the promo code. */
  promo: PromoState
  /** Checks a promo code. */
  onCheckPromo: (code: string) => void
  /** Called when the code was edited, so earlier results no longer apply. */
  onPromoEdited: (code: string) => void
  /** Initial promo code. */
  promoDraft?: string
  /** Agreement that must be accepted; `null` for no checkbox. */
  agreement: { title: string; href: string } | null
  /** Whether the agreement is accepted initially. */
  defaultAgreed?: boolean
  /** Called when the learner accepts the agreement or takes it back. */
  onAgreedChange?: (isAgreed: boolean) => void
  /** Creates the order. */
  onSubmit: () => void
  /** True while the order is being created. */
  isSubmitting: boolean
  /** Whether the reply takes unusually long. */
  isSlow?: boolean
  /** Error of creating the order. */
  error?: string
}

const Goods = styled.div`
  align-self: start;
  & > :first-child {
    padding-block-end: ${token('space-5')};
  }
  & > * + * {
    padding-block-start: ${token('space-5')};
    border-block-start: 1px solid ${token('border')};
  }
`

/**
 * Form with goods, promo code, amounts, agreement and submit button. Free goods have no promo code
 * field and no mention of payment.
 */
export function OrderForm(props: OrderFormProps): ReactElement {
  const { goods, promo, agreement, isSubmitting } = props
  const messages = useMessages()
  const [agreed, setAgreed] = useState(props.defaultAgreed ?? false)
  const [blockedBy, setBlockedBy] = useState<'agreement' | 'promo' | null>(null)
  const checkbox = useRef<HTMLButtonElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSubmitting) return
    if (promo.kind === 'checking') return setBlockedBy('promo')
    if (agreement !== null && !agreed) {
      setBlockedBy('agreement')
      checkbox.current?.focus()
      return
    }
    setBlockedBy(null)
    props.onSubmit()
  }

  return (
    <OrderColumns as="form" method="post" onSubmit={submit} noValidate>
      <Goods>
        <GoodsBlock goods={goods} />
        {goods.price > 0 && (
          <div>
            <PromoField
              promo={promo}
              price={goods.price}
              disabled={isSubmitting}
              onCheck={props.onCheckPromo}
              draft={props.promoDraft}
              onEdited={props.onPromoEdited}
            />
          </div>
        )}
      </Goods>
      <OrderSummary
        price={goods.price}
        discount={promo.kind === 'valid' ? promo.discount : 0}
        agreement={
          agreement && (
            <Checkbox
              ref={checkbox}
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
                props.onAgreedChange?.(checked)
                setBlockedBy(null)
              }}
              error={blockedBy === 'agreement' ? messages.agreeMissing(agreement.title) : undefined}
            />
          )
        }
        note={
          blockedBy === 'promo' && promo.kind === 'checking' ? messages.promoChecking : undefined
        }
        isSubmitting={isSubmitting}
        isSlow={isSubmitting && props.isSlow === true}
        error={props.error}
      />
    </OrderColumns>
  )
}
