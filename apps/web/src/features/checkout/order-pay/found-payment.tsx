import { siteConfigQuery } from '@shuyuan/api/query'
import { parseUrl } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { payDeadline, payLifeMs } from '../../../core/account/sent-order'
import { useFirstSeenAt } from '../sent-orders/use-first-seen-at'
import { useSentOrders } from '../sent-orders/use-sent-orders'
import { useServices } from '../../../core/use-services'
import { readGoods } from '../../../core/router/read-goods'
import { Payment } from './payment'

function origin(url: string): string | null {
  const parsed = parseUrl(url)
  return parsed?.protocol === 'https:' || parsed?.protocol === 'http:' ? parsed.origin : null
}

/**
 * Returns true if a payment URL points to this site's server. Links to this page can be forged, and learners
 * pay by scanning the QR code shown here.
 *
 * @param servers URLs of the server
 */
export function isOwnPaymentUrl(url: string, servers: string[]): boolean {
  const own = origin(url)
  return own !== null && servers.some((server) => origin(server) === own)
}

const route = getRouteApi('/_main/_signed-in/order/pay')

interface FoundPaymentProps {
  memberId: number
  orderNo: string
}

/**
 * Payment of an order. If the order was created on another device, the payment URL comes from the page's URL
 * and must point to this site's server.
 */
export function FoundPayment({ memberId, orderNo }: FoundPaymentProps) {
  const { api } = useServices()
  const { payUrl: given = '', type, id } = route.useSearch()
  const config = useQuery(siteConfigQuery(api))
  const seenAt = useFirstSeenAt(orderNo)
  const stored = useSentOrders(memberId).find(({ receipt }) => receipt?.orderNo === orderNo)
  // Kept after its deadline has passed.
  const [order] = useState(stored)
  const requested = readGoods(type, id)
  if (order?.receipt) {
    const { payUrl, ...amounts } = order.receipt
    return (
      <Payment
        orderNo={orderNo}
        order={order}
        payment={payUrl === null ? null : { ...amounts, payUrl }}
        deadline={payDeadline(order)}
        goods={order}
      />
    )
  }
  const isOwn = isOwnPaymentUrl(given, [config.data?.url ?? '', api.baseUrl])
  return (
    <Payment
      orderNo={orderNo}
      order={null}
      payment={isOwn ? { payUrl: given, total: null, discount: 0 } : null}
      deadline={seenAt + payLifeMs}
      goods={typeof requested === 'string' ? null : requested}
    />
  )
}
