import { createOrder, describeError } from '@shuyuan/api'
import { isSameAmount } from '@shuyuan/checkout'
import { toast } from '@shuyuan/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { goodsHref } from '../../../core/router/page-links'
import { useHref } from '../../../core/router/use-href'
import { isSessionOver, wasRejected } from '../../../core/api-errors'
import * as messages from '../messages'
import { rememberAmountDue } from '../sent-orders/amounts-due'
import { waitForDelivery } from '../sent-orders/wait-for-delivery'
import type { SentOrder } from '../../../core/account/sent-order'
import { pendingOrderFor, ordersOf } from '../sent-orders/sent-orders'
import { deliveryTimeoutMs } from '../sent-orders/use-redirect-after-payment'
import { useServices } from '../../../core/use-services'
import type { RequestedGoods } from '../../../core/router/read-goods'
import { promoDraftKey } from './use-promo'

/** Key of the draft with the URL of the agreement that was accepted for goods not yet ordered. */
export function agreementDraftKey({ type, id }: RequestedGoods): string {
  return `agreement/${type}/${id}`
}

// Longer than for other calls: after a late reply the order need not be created twice.
const createTimeoutMs = 60_000

interface OrderContext {
  memberId: number
  goods: RequestedGoods
  name: string
  /** Refetches the price in yuan. Null if the goods are not for sale. */
  priceNow: () => Promise<number | null>
  /** Orders sent up to this time (ms since the epoch) no longer block a new one. */
  abandonedUpTo: number
}

interface OrderRequest {
  /** Displayed price in yuan. */
  price: number
  /** Displayed amount due in yuan. */
  shownTotal: number
  promoCode: string | undefined
}

type Outcome =
  | { kind: 'unpaid'; orderNo: string }
  /** The amount due was zero. */
  | { kind: 'bought'; orderNo: string; isClaimed: boolean; isUsable: Promise<boolean> }
  /** The stored order must be shown first. */
  | { kind: 'show-stored' }
  | { kind: 'price-changed' }

/** Creates at most one order at a time, then opens the payment, or the goods if the amount due is zero. */
export function useOrder({ memberId, goods, name, priceNow, abandonedUpTo }: OrderContext) {
  const services = useServices()
  const router = useRouter()
  const href = useHref()
  const isInFlight = useRef(false)
  const { orders: store, device } = services

  async function submitOrder({ price, shownTotal, promoCode }: OrderRequest): Promise<Outcome> {
    const earlier = pendingOrderFor(ordersOf(store.read(), memberId), goods)
    if (earlier && earlier.sentAt > abandonedUpTo) return { kind: 'show-stored' }
    const order: SentOrder = {
      ...goods,
      memberId,
      name,
      sentAt: Date.now(),
      shownTotal,
      vipUntil: services.session.state.member?.roleExpiresAt ?? null,
      receipt: null,
      end: null,
    }
    // Stored before the first await, so that other tabs see it and a reload keeps it.
    store.put(order)
    let isSent = false
    try {
      const now = await priceNow()
      if (now === null || !isSameAmount(now, price)) {
        store.remove(order)
        return { kind: 'price-changed' }
      }
      isSent = true
      const { type, id } = goods
      const created = await createOrder(
        services.api,
        { goodsType: type, goodsId: id, promoCode },
        { timeoutMs: createTimeoutMs },
      )
      const { orderNo, total, discount, payUrl } = created
      rememberAmountDue(device, orderNo, total)
      services.drafts.set(promoDraftKey(goods), '')
      services.drafts.set(agreementDraftKey(goods), '')
      store.put({ ...order, receipt: { orderNo, total, discount, payUrl } })
      if (payUrl === null) {
        // Started here, so that it runs even if the learner leaves the page.
        const isUsable = waitForDelivery(services, order, deliveryTimeoutMs)
        void isUsable.then((is) => is && store.put({ ...order, end: 'paid' }))
        return { kind: 'bought', orderNo, isClaimed: price === 0, isUsable }
      }
      return isSameAmount(total, shownTotal) ? { kind: 'unpaid', orderNo } : { kind: 'show-stored' }
    } catch (error) {
      if (isSent && !wasRejected(error)) return { kind: 'show-stored' }
      store.remove(order)
      throw error
    }
  }

  const mutation = useMutation({
    mutationFn: submitOrder,
    onSettled: () => {
      isInFlight.current = false
    },
  })

  async function redirect(outcome: Outcome) {
    if (outcome.kind === 'unpaid') {
      void router.navigate({
        to: '/order/pay',
        search: { orderId: outcome.orderNo },
        replace: true,
      })
    }
    if (outcome.kind !== 'bought') return
    const here = router.latestLocation.href
    const isUsable = await outcome.isUsable
    if (router.latestLocation.href !== here) return
    if (isUsable) toast.success(outcome.isClaimed ? messages.orderClaimed : messages.orderPaid)
    const result = href({ to: '/order/success', search: { orderId: outcome.orderNo } })
    void router.navigate({ href: isUsable ? goodsHref(goods, href) : result, replace: true })
  }

  const isRedirecting = mutation.data?.kind === 'unpaid' || mutation.data?.kind === 'bought'
  return {
    isSubmitting: mutation.isPending || isRedirecting,
    error: errorOf(),
    forget: mutation.reset,
    submit(request: OrderRequest) {
      if (isInFlight.current) return
      isInFlight.current = true
      mutation.mutate(request, {
        onSuccess: (outcome) => void redirect(outcome),
      })
    },
  }

  function errorOf(): string | undefined {
    // The login page reports an expired session.
    if (mutation.error && !isSessionOver(mutation.error)) return describeError(mutation.error)
    return mutation.data?.kind === 'price-changed' ? messages.orderPriceChanged : undefined
  }
}
