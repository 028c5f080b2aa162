import { Card, Checkbox, Link, token } from '@shuyuan/ui'
import { useRef, useState, type FormEvent, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'
import { GoodsBlock, type OrderGoods } from './goods-block'
import { OrderColumns } from './order-columns'
import { OrderSummary } from './order-summary'
import { PromoField, type PromoState } from './promo-field'

/** Properties of {@link OrderForm}. */
export interface OrderFormProps {
  goods: OrderGoods
  promo: PromoState
  /** Asks the server about a code. */
  onCheckPromo: (code: string) => void
  /** The code typed has changed: what was known of it no longer holds. */
  onPromoEdited: (code: string) => void
  /** A code that was typed before, to begin with. */
  promoDraft?: string
  /** The agreement to be ticked; none is asked for without a document. */
  agreement: { title: string; href: string } | null
  onSubmit: () => void
  isSubmitting: boolean
  /** The answer to the order takes unusually long. */
  isSlow?: boolean
  /** What the server said against the order. */
  error?: string
}

const Goods = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-4')};
`

/**
 * Goods, promo code, amounts, agreement and the button that makes the order. What costs nothing is
 * claimed: no code is asked for, and nothing is said of paying.
 */
export function OrderForm(props: OrderFormProps): ReactElement {
  const { goods, promo, agreement, isSubmitting } = props
  const messages = useMessages()
  const [agreed, setAgreed] = useState(false)
  const [problem, setProblem] = useState<'agreement' | 'promo' | null>(null)
  const box = useRef<HTMLButtonElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSubmitting) return
    if (promo.kind === 'checking') return setProblem('promo')
    if (agreement !== null && !agreed) {
      setProblem('agreement')
      box.current?.focus()
      return
    }
    setProblem(null)
    props.onSubmit()
  }

  return (
    <OrderColumns as="form" method="post" onSubmit={submit} noValidate>
      <Goods>
        <GoodsBlock goods={goods} />
        {goods.price > 0 && (
          <Card>
            <PromoField
              promo={promo}
              price={goods.price}
              disabled={isSubmitting}
              onCheck={props.onCheckPromo}
              draft={props.promoDraft}
              onEdited={props.onPromoEdited}
            />
          </Card>
        )}
      </Goods>
      <OrderSummary
        price={goods.price}
        discount={promo.kind === 'valid' ? promo.discount : 0}
        agreement={
          agreement && (
            <Checkbox
              ref={box}
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
                setProblem(null)
              }}
              error={problem === 'agreement' ? messages.agreeMissing(agreement.title) : undefined}
            />
          )
        }
        note={problem === 'promo' && promo.kind === 'checking' ? messages.promoChecking : undefined}
        isSubmitting={isSubmitting}
        isSlow={isSubmitting && props.isSlow === true}
        error={props.error}
      />
    </OrderColumns>
  )
}
