import { createOrder, describeError, isApiError, isRefusal } from '@shuyuan/api'
import { isSameAmount } from '@shuyuan/checkout'
import { toast } from '@shuyuan/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { goodsHref } from '../../../core/links/page-links'
import { useHref } from '../../../core/links/use-href'
import { isSessionOver } from '../../../core/api-errors'
import * as messages from '../messages'
import { rememberAmountDue } from '../sent-orders/amounts-due'
import { awaitAccess } from '../sent-orders/await-access'
import type { SentOrder } from '../../../core/orders/sent-order'
import { pendingOrderFor, ordersOf, putOrder } from '../sent-orders/sent-orders'
import { shortPatienceMs } from '../sent-orders/use-way-from-paid'
import { useServices } from '../../../core/use-services'
import type { RequestedGoods } from '../../../core/orders/read-goods'
import { promoDraftKey } from './use-promo'

// Longer than any other call: an answer that comes late is an order that need not be made twice.
const longestMs = 60_000

interface OrderContext {
  memberId: number
  goods: RequestedGoods
  name: string
  /** Asks the server for the price in yuan once more; `null` when the goods are not for sale now. */
  priceNow: () => Promise<number | null>
  /** Orders sent up to this instant (ms since the epoch) are given up. */
  givenUpTo: number
}

interface OrderRequest {
  /** The price shown, in yuan. */
  price: number
  /** What was shown to pay, in yuan. */
  shownTotal: number
  promoCode: string | undefined
}

type Outcome =
  | { kind: 'unpaid'; orderNo: string }
  /** Nothing was left to pay. */
  | { kind: 'bought'; orderNo: string; isClaimed: boolean; isUsable: Promise<boolean> }
  /** The stored order has to be shown first. */
  | { kind: 'stays' }
  | { kind: 'price-changed' }

/** Makes one order per intent and goes on: to the payment, or to the goods when nothing is left to pay. */
export function useOrder({ memberId, goods, name, priceNow, givenUpTo }: OrderContext) {
  const services = useServices()
  const router = useRouter()
  const href = useHref()
  const isUnderWay = useRef(false)
  const { orders: store, device } = services

  async function place({ price, shownTotal, promoCode }: OrderRequest): Promise<Outcome> {
    const earlier = pendingOrderFor(ordersOf(store.read(), memberId), goods)
    if (earlier && earlier.sentAt > givenUpTo) return { kind: 'stays' }
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
    // Written before anything is waited for: other tabs see it, and a reload does not forget it.
    putOrder(store, order, {})
    let isSent = false
    try {
      const now = await priceNow()
      if (now === null || !isSameAmount(now, price)) {
        putOrder(store, order, 'remove')
        return { kind: 'price-changed' }
      }
      isSent = true
      const { type, id } = goods
      const created = await createOrder(
        services.api,
        { goodsType: type, goodsId: id, promoCode },
        { timeoutMs: longestMs },
      )
      const { orderNo, total, discount, payUrl } = created
      rememberAmountDue(device, orderNo, total)
      services.drafts.set(promoDraftKey(goods), '')
      putOrder(store, order, { receipt: { orderNo, total, discount, payUrl } })
      if (payUrl === null) {
        // Begins also when the page is gone.
        const isUsable = awaitAccess(services, order, shortPatienceMs)
        void isUsable.then((is) => is && putOrder(store, order, { end: 'paid' }))
        return { kind: 'bought', orderNo, isClaimed: price === 0, isUsable }
      }
      return isSameAmount(total, shownTotal) ? { kind: 'unpaid', orderNo } : { kind: 'stays' }
    } catch (error) {
      if (isSent && !hasNoOrder(error)) return { kind: 'stays' }
      putOrder(store, order, 'remove')
      throw error
    }
  }

  const mutation = useMutation({
    mutationFn: place,
    onSettled: () => {
      isUnderWay.current = false
    },
  })

  async function leave(outcome: Outcome) {
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

  const isLeaving = mutation.data?.kind === 'unpaid' || mutation.data?.kind === 'bought'
  return {
    isSubmitting: mutation.isPending || isLeaving,
    error: errorOf(),
    forget: mutation.reset,
    submit(request: OrderRequest) {
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutation.mutate(request, {
        onSuccess: (outcome) => void leave(outcome),
      })
    },
  }

  function errorOf(): string | undefined {
    // The login page reports the end of a session.
    if (mutation.error && !isSessionOver(mutation.error)) return describeError(mutation.error)
    return mutation.data?.kind === 'price-changed' ? messages.orderPriceChanged : undefined
  }
}

/** Whether the server answered and said no: then there is no order. */
function hasNoOrder(error: unknown): boolean {
  return (
    isRefusal(error) || (isApiError(error) && ['unauthorized', 'rate-limited'].includes(error.kind))
  )
}
