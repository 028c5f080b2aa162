import { siteConfigQuery } from '@shuyuan/api/query'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { payDeadline, payLifeMs } from '../../../core/orders/sent-order'
import { useSentOrders } from '../sent-orders/use-sent-orders'
import { useServices } from '../../../core/use-services'
import { readGoods } from '../../../core/orders/read-goods'
import { Payment } from './payment'

function origin(url: string): string | null {
  try {
    const { protocol, origin: own } = new URL(url)
    return protocol === 'https:' || protocol === 'http:' ? own : null
  } catch {
    return null
  }
}

/**
 * Whether a pay URL that came from outside leads to the server that orders are made at. Links to
 * this page can be forged, and learners trust a code shown here with their money.
 *
 * @param servers the server's own URLs
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
 * The payment of an order that this device made. Of one made elsewhere only the way to pay is taken
 * from the URL, and only where it leads to this site's own server.
 */
export function FoundPayment({ memberId, orderNo }: FoundPaymentProps) {
  const { api } = useServices()
  const { payUrl: given = '', type, id } = route.useSearch()
  const config = useQuery(siteConfigQuery(api))
  const [openedAt] = useState(() => Date.now())
  const stored = useSentOrders(memberId).find(({ receipt }) => receipt?.orderNo === orderNo)
  // Once found it stays, also when its time is over meanwhile.
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
      deadline={openedAt + payLifeMs}
      goods={typeof requested === 'string' ? null : requested}
    />
  )
}
